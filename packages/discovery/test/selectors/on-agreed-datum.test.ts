import { expect, test } from 'vitest';

import { isOnDatum, onAgreedDatum } from '../../src/selectors/on-agreed-datum.js';
import { proven } from '../../src/selectors/prove.js';

const element = (value: string, hits = 1) => ({
  element: {
    candidates: [{ selector: { strategy: 'css' as const, value, score: 0.2 }, document: hits, containers: {} }],
  },
  scope: null,
});
const datum = { name: 'filter', value: 'done' };
const done = 'button[data-filter="done"]';

test('the attribute that the source writes is a selector as good as a name', () => {
  expect(onAgreedDatum({ datum }, [element(done), element(done)])).toEqual([
    { strategy: 'css', value: done, score: 0.6 },
  ]);
});

test.each([
  ['another value', [element('button[data-filter="u17"]')]],
  ['another attribute', [element('button[data-kind="done"]')]],
  ['a second element with the value', [element(done, 2)]],
  ['a state without it', [element(done), element('button.done')]],
])('%s is no selector', (_, matched) => {
  expect(onAgreedDatum({ datum }, matched)).toEqual([]);
  expect(onAgreedDatum({}, matched)).toEqual([]);
});

test('the id of a record is in no proof', () => {
  expect(isOnDatum({ strategy: 'css', value: 'li[data-id="u17"]', score: 0.2 })).toBe(true);
  expect(proven([element('li[data-id="u17"]')])).toEqual([]);
});
