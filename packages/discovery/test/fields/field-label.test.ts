import { describe, expect, test } from 'vitest';

import { fieldLabel } from '../../src/fields/field-label.js';
import type { Label } from '../../src/intents/model/intent.js';
import { targetOf } from './target-of.js';

const label = (text: string, from: Label['from']): Label => ({ text, from });

/** The label of a text box. @param shown its name on the page */
const labelOf = (labels: Label[], shown: string, { placeholder = '', inRow = false } = {}): string =>
  fieldLabel(
    targetOf(
      { labels, control: 'text', ...(placeholder === '' ? {} : { placeholder }) },
      { name: shown, labels: [shown] },
    ),
    [],
    inRow,
  );

describe('fieldLabel', () => {
  test('takes the own label of the source before that of the page', () => {
    expect(labelOf([label('Town', 'label')], 'City')).toBe('Town');
  });

  test('takes the label of the page before text near the field', () => {
    expect(labelOf([label('Address', 'near-text')], 'Town')).toBe('Town');
  });

  test('takes text near the field in a row, where the page’s label may be data', () => {
    expect(labelOf([label('Amount', 'near-text')], 'Amount for Ada', { inRow: true })).toBe('Amount');
  });

  test('takes the placeholder where neither side has a label', () => {
    expect(labelOf([], '', { placeholder: 'Your town' })).toBe('Your town');
  });
});
