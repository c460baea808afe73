import type { PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { LabelOrigin } from '../../../src/intents/model/intent.js';
import { labelledbySignal } from '../../../src/match/signals/labelledby-signal.js';
import { buildPair } from '../build-views.js';

const equal = { value: 1, share: 1 };
const different = { value: 0, share: 0.5 };
const absent = { value: 0, share: 0 };

test.each<[LabelOrigin, string, Partial<PageElement>, { value: number; share: number }]>([
  ['label', 'a label', { labels: ['Email'] }, equal],
  ['wrapping-label', 'a label', { labels: ['Email'] }, equal],
  ['label', 'an aria-label', { labels: [], attributes: { 'aria-label': 'Email' } }, different],
  ['aria-label', 'an aria-label', { attributes: { 'aria-label': 'Email' } }, equal],
  ['aria-labelledby', 'an aria-labelledby', { attributes: { 'aria-labelledby': 'title' } }, equal],
  ['content', 'its content', { labels: [] }, equal],
  ['content', 'a label', { labels: ['Email'] }, different],
  ['heading', 'a label', { labels: ['Email'] }, absent],
])('a label from %s and an element with %s agree as expected', (from, _, page, expected) => {
  const { intent, element } = buildPair({ labels: [{ text: 'Email', from }] }, { page });
  expect(labelledbySignal(intent, element)).toEqual(expected);
});
