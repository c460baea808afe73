import type { PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { buildWorld, type BoxSpec } from '../match/build-world.js';
import { buildMap, tool } from '../build-map.js';

const list: BoxSpec = { box: 'rows', label: 'cards', rows: ['Blue', 'Red'], inside: [{ label: 'Delete card' }] };

/** A page of a route. Its rows are found by the given path alone. */
function page(state: string, route: string, path: string, boxes: (BoxSpec | { label: string })[] = [list]) {
  const world = buildWorld(boxes, { state });
  const snapshot: PageSnapshot = {
    ...world.snapshot,
    route,
    containers: world.snapshot.containers.map((container) =>
      container.row === undefined
        ? container
        : { ...container, row: { ...container.row, rows: [{ strategy: 'css', value: path, score: 0.2 }] } },
    ),
  };
  return { ...world, snapshot };
}

const mapOf = (pages: readonly ReturnType<typeof page>[]) =>
  buildMap(
    pages[0]!.appModel,
    [tool({ kind: 'row-action', row: 0, action: 0 })],
    pages.map(({ snapshot }) => snapshot),
  ).map;

test('rows with one path on two routes are rows on both', () => {
  const { tools } = mapOf([page('home', '/', 'main > li'), page('cards', '/cards', 'main > li')]);
  expect(tools).toMatchObject([{ kind: 'row-action', states: ['cards', 'home'] }]);
});

test('rows without a common path are a tool of each route, first of the route that shows little else', () => {
  const home = page('home', '/', 'main > :nth-child(3) > li', [list, { label: 'Add loan' }]);
  const { tools, unstable } = mapOf([home, page('cards', '/cards', 'main > li')]);
  expect(tools).toMatchObject([
    { kind: 'row-action', states: ['cards'], row: { rows: { selectors: [{ value: 'main > li' }] } } },
    { kind: 'row-action', states: ['home'], row: { rows: { selectors: [{ value: 'main > :nth-child(3) > li' }] } } },
  ]);
  expect(unstable).toEqual([]);
});

test('two of three routes with a common path are kept', () => {
  const { tools } = mapOf([
    page('home', '/', 'main > :nth-child(3) > li'),
    page('cards', '/cards', 'main > li'),
    page('old', '/old', 'main > li'),
  ]);
  expect(tools).toMatchObject([{ states: ['cards', 'old'] }, { states: ['home'] }]);
});

test('states of one route without a common path have no tool', () => {
  const { tools, unstable } = mapOf([page('home', '/', 'main > li'), page('open', '/', 'main > div > li')]);
  expect(tools).toEqual([]);
  expect(unstable).toMatchObject([{ what: 'action', label: 'Delete card' }]);
});
