import { expect, test } from 'vitest';

import { fieldKey } from '../../src/identity/field-key.js';
import { isRequired, makeField } from '../../src/fields/make-field.js';
import { targetOf } from './target-of.js';

test('a group without choices in the source does not take the label of its shown member', () => {
  const target = targetOf(
    { labels: [{ text: 'Payment', from: 'near-text' }], control: 'radio' },
    { role: 'radio', name: 'Card', labels: ['Card'] },
  );
  expect(makeField(target, 'payment', false)).toMatchObject({
    label: 'Payment',
    schema: { title: 'Payment' },
  });
});

test('a placeholder with a page of example text gives a short label and key', () => {
  const placeholder = `Start writing here... ${'# A heading and words below it '.repeat(20)}`;
  const target = targetOf({ labels: [{ text: placeholder, from: 'placeholder' }], control: 'textarea' });
  const { label } = makeField(target, 'note', false);
  expect(label).toMatch(/^Start writing here\.\.\. .*…$/);
  expect(label.length).toBeLessThanOrEqual(160);
  expect(fieldKey(target.intent)).toBe('start_writing_here_a_heading_and_words_below_it_a_heading');
});

test.each([
  ['the only route shows no value', [['/new', false]], true],
  [
    'the page of a record shows its value',
    [
      ['/new', false],
      ['/notes/:id', true],
    ],
    false,
  ],
  [
    'one of two states of a route shows a value',
    [
      ['/notes', false],
      ['/notes', true],
    ],
    true,
  ],
] as const)('a demanded field: %s', (_, seen, required) => {
  const { matchedElements, intent } = targetOf({ label: 'Title', control: 'text', required: true });
  const [first] = matchedElements as [(typeof matchedElements)[number]];
  const shown = seen.map(([route, prefilled]) => ({
    snapshot: { ...first.snapshot, route },
    element: { ...first.element, ...(prefilled ? { prefilled } : {}) },
  }));
  expect(isRequired(intent.constraints.required, shown)).toBe(required);
});
