import { describe, expect, test } from 'vitest';

import type { Pair } from '../../src/match/model/match.js';
import { strayPairs } from '../../src/page/stray-pairs.js';
import { buildWorld } from '../match/build-world.js';

const signals = { nameId: 0, label: 1, role: 1, labelledby: 1, container: 0 };
const pair = (intent: number, element: number): Pair => ({ intent, element, state: 'home', score: 0.8, signals });

/** Two rows with "Save" (0 and 1), a button "Home" (2), and two intents "Save" outside of rows (2 and 3). */
function stray(
  pairs: Pair[],
  { unmatched = [] as number[], placed = [2], answered = [] as number[], file = 'list.js' } = {},
): string[] {
  const { appModel, snapshot } = buildWorld([
    { box: 'rows', label: 'orders', rows: ['Ada', 'Bo'], inside: [{ label: 'Save' }] },
    { label: 'Home' },
    { label: 'Save', only: 'source' },
    { label: 'Save', only: 'source' },
  ]);
  for (const element of snapshot.elements)
    if (placed.includes(element.index)) element.sources = [{ file: 'index.html', line: 1, column: 1 }];
  appModel.intents[3]!.source = { ...appModel.intents[3]!.source, file };
  for (const [at, index] of answered.entries())
    snapshot.elements[index]!.handlers = [{ event: 'click', at: { file: 'app.js', line: at < 2 ? 1 : at, column: 1 } }];
  const unmatchedElements = unmatched.map((element) => ({ state: 'home', element, reason: '' }));
  return strayPairs(appModel, { pairs, unmatchedElements }, [snapshot]).map((one) => `${one.intent} ${one.element}`);
}

describe('strayPairs', () => {
  test('a pair in one row, while the fellow in another row has none, says nothing', () => {
    expect(stray([pair(2, 0), pair(1, 2)], { unmatched: [1] })).toEqual(['2 0']);
  });

  test('pairs of two intents with fellows that no markup of the page made say nothing', () => {
    expect(stray([pair(2, 0), pair(3, 1), pair(1, 2)])).toEqual(['2 0', '3 1']);
  });

  test('on a page that names no places, one function shows the fellows', () => {
    expect(stray([pair(2, 0), pair(3, 1)], { placed: [], answered: [0, 1] })).toEqual(['2 0', '3 1']);
    expect(stray([pair(2, 0), pair(3, 1)], { placed: [], answered: [0, 2, 1] })).toEqual([]);
  });

  test.each<[string, Pair[], object]>([
    ['of the row itself', [pair(0, 0), pair(0, 1)], {}],
    ['of written-out rows', [pair(2, 0), pair(3, 1)], { placed: [0, 1, 2] }],
    ['on a page that names no places', [pair(2, 0), pair(3, 1)], { placed: [] }],
    ['of intents in one file', [pair(2, 0), pair(3, 1)], { file: 'app.tsx' }],
    ['of one intent alone', [pair(2, 0)], {}],
  ])('pairs %s stay', (_, pairs, page) => {
    expect(stray(pairs, page)).toEqual([]);
  });
});
