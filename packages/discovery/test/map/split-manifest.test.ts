import type { Manifest, ManifestTool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { digestOf } from '../../src/map/manifest.js';
import { splitManifest } from '../../src/map/split-manifest.js';

const routes = ['/', '/orders', '/orders/:id', '/people', '/settings'];
const states = routes.map((route) => ({ id: route, route }));

/** A tool with a text of a given size, shown in some states. */
const tool = (name: string, shown: string[], size: number): ManifestTool => ({
  id: `wm_${name}`,
  name,
  title: name,
  description: 'x'.repeat(size),
  kind: 'action',
  risk: { level: 'safe', reasons: [] },
  states: shown,
  fields: [],
});
function manifest(...tools: ManifestTool[]): Manifest {
  const content = { version: 1 as const, testIdAttributes: ['data-mcp'], states, tools };
  return { ...content, digest: digestOf(content) };
}
const large = manifest(
  tool('menu', routes, 6000),
  tool('read_page', [], 100),
  tool('save_order', ['/orders/:id'], 6000),
  tool('find_order', ['/orders', '/orders/:id'], 5000),
  tool('sort', ['/orders', '/people'], 500),
  tool('add_person', ['/people'], 300),
  tool('theme', ['/settings'], 300),
  tool('more_orders', ['/orders'], 300),
);

test('a manifest that is not large stays whole', () => {
  expect(splitManifest(large)).toEqual({ manifest: large, parts: [] });
});

test('a large manifest holds the tools of all routes, and each part those of its own', () => {
  const { manifest: base, parts } = splitManifest(large, 10_000);
  expect(base.tools.map(({ name }) => name)).toEqual(['menu', 'read_page', 'sort']);
  expect(base.parts!.map(({ routes: own, names }) => [own, names])).toEqual([
    [['/orders', '/orders/:id'], ['find_order']],
    [['/orders/:id'], ['save_order']],
    [
      ['/orders', '/people', '/settings'],
      ['more_orders', 'add_person', 'theme'],
    ],
  ]);
  expect(parts.map((part) => part.map(({ name }) => name))).toEqual(base.parts!.map(({ names }) => names));
});

test('the manifest seals its parts, and no tool is lost', () => {
  const { manifest: base, parts } = splitManifest(large, 10_000);
  const { digest, ...content } = base;
  expect(digest).toBe(digestOf(content));
  expect(base.parts!.map((part) => part.digest)).toEqual(parts.map((part) => digestOf(part).slice(0, 32)));
  expect([...base.tools, ...parts.flat()].sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    large.tools.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
});

test('every page has all tools of its route', () => {
  const { manifest: base, parts } = splitManifest(large, 10_000);
  for (const route of routes) {
    const fetched = parts.filter((_, at) => base.parts![at]!.routes.includes(route)).flat();
    const present = new Set([...base.tools, ...fetched].map(({ name }) => name));
    const wanted = large.tools.filter((each) => each.states.length === 0 || each.states.includes(route));
    expect(wanted.filter(({ name }) => !present.has(name))).toEqual([]);
  }
});

test('a large manifest of one route stays whole', () => {
  const one = manifest(tool('a', routes, 6000), tool('b', [], 6000));
  expect(splitManifest(one, 10_000)).toEqual({ manifest: one, parts: [] });
});
