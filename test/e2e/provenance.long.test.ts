import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Harness, PageSnapshot } from '@webmcp/contract';
import type * as Discovery from '@webmcp/discovery';
import type * as Probe from '@webmcp/probe';
import { findProject, readSources } from '@webmcp/project';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';

import { react, vue } from '../../webmcp.harness.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** As built: from source the dev server's process would first compile all of discovery for its stamps. */
const built = (name: string): string => join(repo, 'packages', name, 'dist', 'index.js');
const { probe, startDevServer } = (await import(built('probe'))) as typeof Probe;
const { frameworks, placeFinder, siteFinder } = (await import(built('discovery'))) as typeof Discovery;

/** The snapshots of an app's states, read with stamps in its source, by the calls that made its elements,
 * by the handlers that answer them, or without any. */
async function snapshotsOf(
  name: string,
  harness: Harness<Page>,
  provenance: 'stamps' | 'calls' | 'handlers' | 'none',
): Promise<PageSnapshot[]> {
  const root = join(repo, 'examples', 'playground', name);
  const stamps = { transform: { module: built('discovery'), name: 'stamp' } };
  const app = await startDevServer({ root, ...(provenance === 'stamps' ? stamps : {}) });
  onTestFinished(() => app.stop());
  const { files } = await readSources(findProject(root, frameworks), frameworks, { isData: () => false });
  const { snapshots, problems } = await probe({
    baseUrl: app.url,
    harness,
    testIdAttributes: ['data-mcp', 'data-testid'],
    ...(provenance === 'calls' ? { siteOf: siteFinder(files, root) } : {}),
    ...(provenance === 'handlers' ? { appPlaceOf: placeFinder(files, root) } : {}),
  });
  expect(problems).toEqual([]);
  return snapshots;
}

const without =
  (...keys: string[]) =>
  (snapshots: PageSnapshot[]): unknown =>
    JSON.parse(JSON.stringify(snapshots, (key, value: unknown) => (keys.includes(key) ? undefined : value)));
const withoutSources = without('sources', 'carries', 'inside');
// The calls lead to elements and containers alone.
const withoutCarries = without('carries', 'inside', 'records', 'isCalled');

test.each([
  ['react', react],
  ['vue', vue],
] as const)('stamps change nothing that %s shows, in any of its states', async (name, harness) => {
  const stamped = await snapshotsOf(name, harness, 'stamps');
  const plain = await snapshotsOf(name, harness, 'none');
  const sited = (snapshots: PageSnapshot[]): number =>
    snapshots.flatMap(({ elements }) => elements).filter(({ sources = [] }) => sources.length > 0).length;
  expect(sited(stamped)).toBeGreaterThan(20);
  expect(sited(plain)).toBe(0);
  expect(withoutSources(stamped)).toEqual(withoutSources(plain));
  if (name !== 'react') return;
  // Where nothing is stamped, React's calls lead to the same tags.
  expect(withoutCarries(await snapshotsOf(name, harness, 'calls'))).toEqual(withoutCarries(stamped));
});

test.each([
  ['react', react],
  ['vue', vue],
] as const)('handlers of %s lead to a file of each element, without a stamp', async (name, harness) => {
  const stamped = await snapshotsOf(name, harness, 'stamps');
  const handled = await snapshotsOf(name, harness, 'handlers');
  expect(without('handlers', 'answers', 'untraced')(handled)).toEqual(withoutSources(stamped));
  const pairs = handled.flatMap(({ elements }, state) =>
    elements.map((element, at) => ({
      name: element.name,
      // A link's handler belongs to the router.
      isLed: element.role === 'link' || element.handlers !== undefined,
      own: (element.handlers ?? []).filter(({ isAround }) => !isAround).map((handler) => handler.at.file),
      files: (stamped[state]?.elements[at]?.sources ?? []).map(({ file }) => file),
    })),
  );
  expect(pairs.filter(({ isLed }) => isLed).length / pairs.length).toBeGreaterThan(0.97);
  const own = pairs.filter((pair) => pair.own.length > 0);
  expect(own.length).toBeGreaterThan(30);
  const elsewhere = own.filter((pair) => !pair.own.some((file) => pair.files.includes(file)));
  expect(elsewhere.map((pair) => `${pair.name}: ${pair.own.join()} and ${pair.files.join()}`)).toEqual([]);
});
