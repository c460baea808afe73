import { describe, expect, test } from 'vitest';

import { pairNeighbours } from '../../../src/match/assignment/neighbours.js';
import { readPair } from '../../../src/match/signals/read-pair.js';
import { buildPage, readAlone } from '../build-views.js';
import type { BoxSpec, ControlSpec } from '../build-world.js';

const bell: ControlSpec = { labels: [{ text: 'Bell', from: 'icon' }], shownName: '' };
const field: ControlSpec = { control: 'text', shownName: '' };
const gone = { only: 'source' as const };
const extra = { only: 'page' as const };

/** Pairs the controls "First" and "Last" directly, and returns the further pairs as `intent element`. */
function neighbours(inside: BoxSpec['inside'], { isOut = false, read = readAlone } = {}): string[] {
  const page = buildPage([{ box: 'page', inside }]);
  const pairs = page.elements
    .filter(({ element }) => element.name === 'First' || element.name === 'Last')
    .flatMap((element) => {
      const intent = page.intents.find(({ intent: { labels } }) => labels[0]?.text === element.element.name);
      return intent === undefined ? [] : [{ intent, element, reading: readAlone(intent, element) }];
    });
  return pairNeighbours({ ...page, pairs, isOut: () => isOut, setOf: () => null }, read).map(
    ({ intent, element }) => `${intent.intent.index} ${element.element.index}`,
  );
}

describe('pairNeighbours', () => {
  test.each<[string, BoxSpec['inside'], string[]]>([
    ['pairs a control between two pairs', [{ label: 'First' }, bell, { label: 'Last' }], ['1 1']],
    ['pairs several controls in their order', [{ label: 'First' }, bell, bell, { label: 'Last' }], ['1 1', '2 2']],
    ['pairs nothing without a direct pair', [bell, bell], []],
    ['pairs no control with an alternative', [{ label: 'First' }, bell, { ...bell, ...gone }, { label: 'Last' }], []],
    [
      'pairs the control of the only fitting role',
      [{ label: 'First' }, { ...field, ...gone }, bell, { label: 'Last' }],
      ['2 1'],
    ],
    [
      'pairs no control across a direct pair',
      [{ label: 'First' }, { ...bell, ...gone }, { label: 'Last' }, { ...bell, ...extra }],
      [],
    ],
  ])('%s', (_, inside, expected) => {
    expect(neighbours(inside)).toEqual(expected);
  });

  test('pairs no intent that is not on the page', () => {
    expect(neighbours([{ label: 'First' }, bell, { label: 'Last' }], { isOut: true })).toEqual([]);
  });

  test('leaves an element with the text of another waiting intent', () => {
    const read: typeof readAlone = (intent, element) => readPair(intent, element, 1, undefined);
    const inside = [{ label: 'First' }, { ...bell, ...gone }, { shownName: 'Help', ...extra }, { label: 'Last' }];
    expect(neighbours(inside, { read })).toEqual(['1 1']);
    expect(neighbours([...inside, { label: 'Help', ...gone }], { read })).toEqual([]);
  });
});
