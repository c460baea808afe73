import type { Target } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { Label } from '../../src/intents/model/intent.js';
import { withFixedWords } from '../../src/selectors/with-fixed-words.js';

const target = (...labels: string[]): Target => ({
  selectors: [],
  confidence: 0,
  fingerprint: { kind: 'button', labels, scope: [], unique: [] },
});
const composed = (...parts: (string | null)[]): Label => ({
  text: parts.join('…'),
  from: 'content',
  parts,
});
const wordsOf = (label: Label, name: string, known = target()): string[] | undefined =>
  withFixedWords(known, [label], [{ name }]).fingerprint?.labels;

test('a label with a count keeps the words of the source', () => {
  expect(wordsOf(composed('Reset (', null, ')'), 'Reset (0)')).toEqual(['Reset']);
  expect(wordsOf(composed(null, ' items left'), '3 items left')).toEqual(['items left']);
  expect(wordsOf(composed('Store ', null, ' jobs'), 'Store 3 jobs')).toEqual(['Store jobs']);
});

test.each([
  ['a label without a word of the source', composed(null, ')'), 'Ann)', target()],
  ['a control with a text in the place of the count', composed('Store ', null, ' jobs'), 'Store all jobs', target()],
  ['a control that shows other words', composed('Reset (', null, ')'), 'Clear', target()],
  ['a control without a name', composed('Reset (', null, ')'), '', target()],
])('%s adds nothing', (_, label, name, known) => {
  expect(wordsOf(label, name, known)).toEqual([]);
});

test('a fingerprint with a label stays as it is', () => {
  expect(wordsOf(composed('Reset (', null, ')'), 'Reset (0)', target('Reset all'))).toEqual(['Reset all']);
});
