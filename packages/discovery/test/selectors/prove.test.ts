import type { Selector, SelectorCandidate } from '@webmcp/contract';
import { onlySubmitValue } from '@webmcp/text';
import { expect, test } from 'vitest';

import { proven } from '../../src/selectors/prove.js';

const once = (selector: Selector): SelectorCandidate => ({ selector, document: 1, containers: {} });
const path = once({ strategy: 'css', value: 'form > button', score: 0.2 });
const submit = once({ strategy: 'css', value: onlySubmitValue, score: 0.2 });
const named = (name: string): SelectorCandidate =>
  once({ strategy: 'role', value: `button[name="${name}"]`, score: 0.6 });
const values = (...states: SelectorCandidate[][]): [string, number][] =>
  proven(states.map((candidates) => ({ element: { candidates }, scope: null }))).map(({ value, score }) => [
    value,
    score,
  ]);

test('the only submit of a form is identified by its function if no name identifies it', () => {
  expect(values([path, submit])).toEqual([
    [onlySubmitValue, 0.6],
    ['form > button', 0.2],
  ]);
  expect(values([named('Add'), path, submit], [named('Save'), path, submit])[0]).toEqual([onlySubmitValue, 0.6]);
});

test('the function of a submit is no selector beside a name, and of a second submit', () => {
  expect(values([named('Add'), submit])).toEqual([['button[name="Add"]', 0.6]]);
  expect(values([path, { ...submit, document: 2 }])).toEqual([['form > button', 0.2]]);
});
