import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Harness, PageSnapshot } from '@webmcp/contract';
import { probe } from '@webmcp/probe';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';

import { openApp } from '../../bin/src/open-app.js';
import { readApp } from '../../bin/src/read-app.js';
import { react, vue } from '../../webmcp.harness.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { signal } = new AbortController();
const progress = { step: () => undefined, count: () => undefined, end: () => undefined };

/** The snapshots of an app's states, read with or without stamps in its source. */
async function snapshotsOf(name: string, harness: Harness<Page>, provenance: boolean): Promise<PageSnapshot[]> {
  const root = join(repo, 'examples', 'playground', name);
  const { project, config, files } = await readApp({ root, paths: [] }, { progress, signal });
  const app = await openApp(project, { provenance, pages: files.map(({ path }) => path) }, config, signal);
  onTestFinished(() => app.close());
  const { snapshots, problems } = await probe({
    baseUrl: app.url,
    harness,
    testIdAttributes: ['data-mcp', 'data-testid'],
  });
  expect(problems).toEqual([]);
  return snapshots;
}

const withoutSources = (snapshots: PageSnapshot[]): unknown =>
  JSON.parse(
    JSON.stringify(snapshots, (key, value: unknown) => (key === 'sources' || key === 'carries' ? undefined : value)),
  );

test.each([
  ['react', react],
  ['vue', vue],
] as const)('stamps change nothing that %s shows, in any of its states', async (name, harness) => {
  const stamped = await snapshotsOf(name, harness, true);
  const plain = await snapshotsOf(name, harness, false);
  const sited = (snapshots: PageSnapshot[]): number =>
    snapshots.flatMap(({ elements }) => elements).filter(({ sources = [] }) => sources.length > 0).length;
  expect(sited(stamped)).toBeGreaterThan(20);
  expect(sited(plain)).toBe(0);
  expect(withoutSources(stamped)).toEqual(withoutSources(plain));
});
