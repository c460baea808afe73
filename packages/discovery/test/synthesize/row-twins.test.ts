import { expect, test } from 'vitest';

import type { AppModel } from '../../src/intents/model/intent.js';
import { twinIntents } from '../../src/synthesize/row-twins.js';

const site = (line: number): object => ({ file: 'Card.tsx', line, column: 5 });

/** Two rows of one component with a button each, which calls a function of the app; without a function, its code is unknown. */
function twins(one?: string, other?: string): number[] {
  const row = (index: number): object => ({ index, kind: 'row', parent: null, labels: [], sites: [site(1)] });
  const button = (index: number, callee: string | undefined): object => {
    const calls = callee === undefined ? [] : [{ callee: [callee], args: [] }];
    const handler = { event: 'click', name: 'press', does: { calls, assigns: [] }, sets: [], source: site(2) };
    return { index, boundary: index, sites: [site(2)], handlers: [handler] };
  };
  const model = { boundaries: [row(0), row(1)], intents: [button(0, one), button(1, other)] };
  return twinIntents(0, model as unknown as AppModel).map(({ index }) => index);
}

test('rows of one component whose controls do the same are twins', () => {
  expect(twins('remove', 'remove')).toEqual([1]);
});

test('a row whose controls do something else is no twin', () => {
  expect(twins('removeFromCart', 'removeSaved')).toEqual([]);
});

test('a row with a control of unknown code has no twin', () => {
  expect(twins()).toEqual([]);
});
