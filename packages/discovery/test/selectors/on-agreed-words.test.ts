import { expect, test } from 'vitest';

import type { Label } from '../../src/intents/model/intent.js';
import { onAgreedWords } from '../../src/selectors/on-agreed-words.js';
import { proven } from '../../src/selectors/prove.js';

const element = (name: string, words = 'Done', hits = 1) => ({
  element: {
    name,
    candidates: [
      {
        selector: { strategy: 'role' as const, value: `button[words="${words}"]`, score: 0.2 },
        document: hits,
        containers: {},
      },
    ],
  },
  scope: null,
});
const counted: Label = { text: 'Done (…)', from: 'content', parts: ['Done (', null, ')'] };

test('the words beside a count are a selector as good as a name', () => {
  expect(onAgreedWords([counted], [element('Done (3)'), element('Done (12)')])).toEqual([
    { strategy: 'role', value: 'button[words="Done"]', score: 0.6 },
  ]);
});

test('a number in brackets is a count where only the page has the name', () => {
  const label: Label = { text: 'Done (3)', from: 'page' };
  expect(onAgreedWords([label], [element('Done (3)')])).toHaveLength(1);
  expect(onAgreedWords([{ ...label, text: 'Line 3' }], [element('Line 3', 'Line')])).toEqual([]);
});

test.each<[string, Label[], ReturnType<typeof element>[]]>([
  ['a name that the source writes out', [{ text: 'Done 3', from: 'content' }], [element('Done 3')]],
  ['a value that is no number', [counted], [element('Done (since 3 May)', 'Done (since May)')]],
  ['other words', [counted], [element('Open (3)', 'Open')]],
  ['a second control with these words', [counted], [element('Done (3)', 'Done', 2)]],
  [
    'a state without a count',
    [counted],
    [element('Done (3)'), { ...element('Done'), element: { name: 'Done', candidates: [] } }],
  ],
  ['a label that is unknown as a whole', [{ text: '…', from: 'content', parts: [null] }], [element('Done (3)')]],
])('%s is no selector', (_, labels, matched) => {
  expect(onAgreedWords(labels, matched)).toEqual([]);
});

test('the words are in no other proof', () => {
  expect(proven([element('Order 3', 'Order')])).toEqual([]);
});
