import type { Field } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { fieldAspects } from '../../../src/map/compare/field-aspects.js';
import { changed } from './aspects.js';

const field: Field = {
  key: 'town',
  label: 'Town',
  role: 'textbox',
  schema: { type: 'string', title: 'Town' },
  required: false,
  selectors: [{ strategy: 'label', value: 'Town', score: 0.8 }],
  confidence: 0.8,
};

/** For each aspect a change of it alone, and the sentence. */
const cases: Record<string, [change: Partial<Field>, sentence: string]> = {
  required: [{ required: true }, 'drift: is required now'],
  role: [{ role: 'combobox' }, 'drift: was a textbox and is a combobox'],
  label: [{ label: 'City' }, 'drift: was labelled "Town" and is labelled "City"'],
  sensitive: [{ sensitive: 'otp' }, 'drift: was not sensitive and is otp'],
  allowed: [{ allowed: true }, 'drift: may be written by agents now'],
  schema: [{ schema: { type: 'string', maxLength: 9 } }, 'drift: has maxLength 9, which was none'],
  target: [{ confidence: 0.6 }, 'note: confidence was 0.8 and is 0.6'],
};

describe('fieldAspects', () => {
  test('each aspect has a case', () => {
    expect(Object.keys(cases)).toEqual(fieldAspects.map(({ name }) => name));
  });

  test.each(Object.entries(cases))('%s: reports its change and no other', (name, [change, sentence]) => {
    expect(changed(fieldAspects, field, { ...field, ...change })).toEqual({ [name]: [sentence] });
  });

  test('nothing differs from itself', () => {
    expect(changed(fieldAspects, field, structuredClone(field))).toEqual({});
  });
});
