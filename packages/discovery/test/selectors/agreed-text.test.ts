import type { Selector } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { Label } from '../../src/intents/model/intent.js';
import { isAgreedText } from '../../src/selectors/agreed-text.js';

const archive: Selector = { strategy: 'label', value: 'Archive', score: 0.7 };
const ligature: Selector = { strategy: 'label', value: 'more_vert', score: 0.7 };
const role: Selector = { strategy: 'role', value: 'button[name="Archive"]', score: 0.6 };
const written = (label: Partial<Label>): Label[] => [{ text: 'Archive', from: 'content', ...label }];
const box = [{ element: { labels: [] } }];
const field = [{ element: { labels: ['Archive'] } }];

test.each([
  ['a text that the source writes out', archive, written({}), box, true],
  ['a text that only the page has', archive, written({ from: 'page' }), box, false],
  ['a text with an unknown part', archive, written({ parts: ['Archive ', null] }), box, false],
  ['another text', archive, written({ text: 'Restore' }), box, false],
  ['the label of a form control', archive, [], field, true],
  ['the ligature of an icon of the source', ligature, written({ text: 'More vert', from: 'icon' }), box, true],
  ['the ligature of another icon', ligature, written({ text: 'More', from: 'icon' }), box, false],
  ['a ligature in the place of a text', ligature, written({ text: 'More vert' }), box, false],
  ['a role with a name', role, [], box, true],
])('isAgreedText: %s', (_, selector, labels, matched, agreed) => {
  expect(isAgreedText(selector, labels, matched)).toBe(agreed);
});
