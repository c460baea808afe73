import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Harness, PageSnapshot } from '@webmcp/contract';
import type * as Probe from '@webmcp/probe';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';

import { react, vue } from '../../webmcp.harness.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** As built: from source the dev server's process would first compile all of discovery for its stamps. */
const built = (name: string): string => join(repo, 'packages', name, 'dist', 'index.js');
const { probe, startDevServer } = (await import(built('probe'))) as typeof Probe;

/** The snapshots of an app's states, read with or without stamps in its source. */
async function snapshotsOf(name: string, harness: Harness<Page>, provenance: boolean): Promise<PageSnapshot[]> {
  const root = join(repo, 'examples', 'playground', name);
  const stamps = { transform: { module: built('discovery'), name: 'stamp' } };
  const app = await startDevServer({ root, ...(provenance ? stamps : {}) });
  onTestFinished(() => app.stop());
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
