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
  key: [{ key: 'city' }, 'field-renamed: was called town'],
  required: [{ required: true }, 'field-required: is required now'],
  role: [{ role: 'combobox' }, 'role-changed: was a textbox and is a combobox'],
  label: [{ label: 'City' }, 'label-changed: was labelled "Town" and is labelled "City"'],
  sensitive: [{ sensitive: 'otp' }, 'field-withheld: was not sensitive and is otp'],
  allowed: [{ allowed: true }, 'field-allowed: may be written by agents now'],
  schema: [{ schema: { type: 'string', maxLength: 9 } }, 'type-narrowed: has maxLength 9, which was none'],
  target: [{ confidence: 0.6 }, 'confidence-lowered: confidence was 0.8 and is 0.6'],
  container: [{ container: { selectors: [], confidence: 0 } }, 'container-changed: its container is new'],
  'key press': [{ endsWith: 'Enter' }, 'effect-changed: ends with Enter now'],
  suggestions: [{ suggests: true }, 'effect-changed: chooses a suggestion now'],
  basis: [{ basis: 'page' }, 'note: rested on both and rests on page'],
};

describe('fieldAspects', () => {
  test('each aspect has a case', () => {
    expect(Object.keys(cases)).toEqual(fieldAspects.map(({ name }) => name));
  });

  test.each(Object.entries(cases))('%s: reports its change and no other', (name, [change, sentence]) => {
    expect(changed(fieldAspects, field, { ...field, ...change })).toEqual({ [name]: [sentence] });
  });

  test('the opposite of a change has another kind', () => {
    const kinds = (change: Partial<Field>): string[] =>
      fieldAspects.flatMap(({ changes }) => changes({ ...field, ...change }, field).map(({ kind }) => kind));
    expect(kinds({ required: true })).toEqual(['field-optional']);
    expect(kinds({ sensitive: 'otp' })).toEqual(['field-exposed']);
    expect(kinds({ allowed: true })).toEqual(['field-withheld']);
  });

  test('a field that became required has no second difference for its least length', () => {
    const now = { ...field, required: true, schema: { ...field.schema, minLength: 1 } };
    expect(changed(fieldAspects, field, now)).toEqual({ required: ['field-required: is required now'] });
  });

  test('nothing differs from itself', () => {
    expect(changed(fieldAspects, field, structuredClone(field))).toEqual({});
  });
});
