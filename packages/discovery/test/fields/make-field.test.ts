import { expect, test } from 'vitest';

import { fieldKey } from '../../src/identity/field-key.js';
import { makeField } from '../../src/fields/make-field.js';
import { draftOf } from './draft-of.js';

test('a group whose source has no choices is not called for the member at which the page shows it', () => {
  const draft = draftOf(
    { labels: [{ text: 'Payment', from: 'near-text' }], control: 'radio' },
    { role: 'radio', name: 'Card', labels: ['Card'] },
  );
  expect(makeField(draft, 'payment', false, new Set())).toMatchObject({
    label: 'Payment',
    schema: { title: 'Payment' },
  });
});

test('a placeholder that is a page of example text gives a short label and key', () => {
  const placeholder = `Start writing here... ${'# A heading and words below it '.repeat(20)}`;
  const draft = draftOf({ labels: [{ text: placeholder, from: 'placeholder' }], control: 'textarea' });
  const { label } = makeField(draft, 'note', false, new Set());
  expect(label).toMatch(/^Start writing here\.\.\. .*…$/);
  expect(label.length).toBeLessThanOrEqual(160);
  expect(fieldKey(draft.intent)).toBe('start_writing_here_a_heading_and_words_below_it_a_heading');
});
