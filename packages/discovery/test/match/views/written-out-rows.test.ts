import { describe, expect, test } from 'vitest';

import type { Boundary, Intent } from '../../../src/intents/model/intent.js';
import { match } from '../../../src/match/match-pages.js';
import { writtenOutRows } from '../../../src/match/views/written-out-rows.js';
import { buildWorld, type World } from '../build-world.js';

/** Builds a page of links with one text. The first position of each list is the row of the source, the others are its copies. */
function linksInRows(rows: readonly number[][], href?: (position: number) => string): World {
  const count = rows.flat().length;
  const links = Array.from({ length: count }, (_, position) => ({
    label: 'Preview',
    control: 'link' as const,
    ...(href === undefined ? {} : { href: href(position) }),
  }));
  const world = buildWorld([{ box: 'page', inside: links }]);
  const { intents, boundaries } = world.appModel;
  const [page] = boundaries;
  const boundary = (kind: Boundary['kind'], parent: number): number => {
    if (page === undefined) throw new Error('no page');
    return boundaries.push({ ...page, index: boundaries.length, kind, parent }) - 1;
  };
  const read = rows.map(([first = 0, ...others], index): Intent => {
    const intent = intents[first];
    if (intent === undefined) throw new Error('no such link');
    return {
      ...intent,
      index,
      boundary: boundary('row', boundary('list', 0)),
      alsoAt: others.map((other) => intents[other]?.sites ?? []),
      ...(href === undefined ? {} : { alsoTo: others.map(href) }),
    };
  });
  return { ...world, appModel: { ...world.appModel, intents: read } };
}

const pairs = ({ appModel, snapshot }: World): string[] =>
  match(appModel, [snapshot], { provenance: false }).pairs.map(({ intent, element }) => `${intent} ${element}`);

describe('written-out rows', () => {
  test('each pairs in the order of the source, between other rows with the same text', () => {
    expect(pairs(linksInRows([[0, 2, 5], [1, 4], [3]]))).toEqual(['0 0', '0 2', '0 5', '1 1', '1 4', '2 3']);
  });

  test('each pairs by its own address', () => {
    const world = linksInRows([[0, 1, 2]], (position) => `/mugs/${position}`);
    const [first, , last] = world.snapshot.elements;
    world.snapshot.elements = [last, first]
      .filter((element) => element !== undefined)
      .map((element, index) => ({ ...element, index }));
    const { pairs: found } = match(world.appModel, [world.snapshot], { provenance: false });
    expect(found.map(({ element, signals }) => [element, signals.nameId])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('the rows of one constant list follow one another in one place', () => {
    const world = linksInRows([[0, 2]]);
    const [intent] = world.appModel.intents;
    if (intent === undefined) throw new Error('no intent');
    const other = { ...intent, index: 1, labels: [{ text: 'Code', from: 'content' as const }] };
    world.appModel.intents.push(other);
    for (const each of world.appModel.intents) each.alsoAt = [each.sites, each.sites];
    const { appModel, intentOf, rows } = writtenOutRows(world.appModel);
    expect(intentOf).toEqual([0, 1, 0, 1, 0, 1]);
    expect(appModel.intents.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(appModel.intents.map(({ boundary }) => boundary))).toEqual(rows);
  });

  test('an app without written-out rows is unchanged', () => {
    const { appModel } = buildWorld([{ box: 'rows', rows: ['A', 'B'], inside: [{ label: 'View' }] }]);
    expect(writtenOutRows(appModel).appModel).toEqual(appModel);
  });
});
