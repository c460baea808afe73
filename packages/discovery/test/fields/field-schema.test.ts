import type { ControlKind, PageConstraints, PageElement, PageOption } from '@webmcp/contract';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';

import type { Constraints, Intent } from '../../src/intents/model/intent.js';
import { fieldSchema } from '../../src/fields/field-schema.js';
import { buildWorld } from '../match/build-world.js';

interface Given {
  control?: ControlKind;
  source?: Constraints;
  page?: PageConstraints;
  options?: { value?: string; label: string }[];
  shown?: PageOption[];
  required?: boolean;
  role?: string;
}

function schemaOf({ control = 'text', source = {}, page = {}, options, shown = [], required = false, role }: Given) {
  const { appModel, snapshot } = buildWorld([{ label: 'Field', control, ...(role === undefined ? {} : { role }) }]);
  const [intent] = appModel.intents as [Intent];
  const [element] = snapshot.elements as [PageElement];
  return fieldSchema(
    { ...intent, constraints: source, ...(options === undefined ? {} : { options }) },
    { ...element, constraints: page },
    shown,
    required,
  );
}
const valid = (schema: object, value: unknown): boolean =>
  new Ajv({ formats: { date: true, email: true, uri: true } }).validate(schema, value);

describe('field schema', () => {
  test('a number has its limits, and a multiple for whole steps alone', () => {
    expect(schemaOf({ control: 'number', page: { min: '1', max: '12' } })).toEqual({
      type: 'number',
      minimum: 1,
      maximum: 12,
    });
    expect(schemaOf({ control: 'number', source: { min: '0', step: '5' } })).toEqual({
      type: 'integer',
      minimum: 0,
      multipleOf: 5,
    });
    // A fractional multipleOf would refuse 19.99.
    expect(schemaOf({ control: 'number', page: { step: '0.01' } })).toEqual({ type: 'number' });
    expect(schemaOf({ control: 'number', page: { min: '2020-01-01' } })).toEqual({ type: 'number' });
  });

  test('a date or time has its native format, also as a drawn picker', () => {
    expect(schemaOf({ control: 'date' })).toEqual({ type: 'string', format: 'date' });
    // A library's date picker is a box of text, a combobox or parts of its own on the page.
    for (const role of ['textbox', 'combobox', 'spinbutton'])
      expect(schemaOf({ control: 'date', role, page: { min: '1', max: '12' } })).toEqual({
        type: 'string',
        format: 'date',
      });
    const time = schemaOf({ control: 'time' });
    expect(valid(time, '09:30')).toBe(true);
    expect(valid(time, '25:00')).toBe(false);
    const local = schemaOf({ control: 'datetime-local' });
    expect(valid(local, '2026-02-03T09:30')).toBe(true);
    expect(valid(local, '2026-02-03')).toBe(false);
  });

  test('a text has its limits, and an empty optional text passes as in the browser', () => {
    expect(schemaOf({ source: { minLength: 3, maxLength: 9, pattern: '[a-z]+' } })).toEqual({
      type: 'string',
      maxLength: 9,
      pattern: '^(?:[a-z]+)$',
    });
    expect(schemaOf({ source: { minLength: 3 }, required: true })).toEqual({ type: 'string', minLength: 3 });
    expect(schemaOf({ source: { pattern: '[' } })).toEqual({ type: 'string' });
    expect(schemaOf({ control: 'email' })).toEqual({ type: 'string', format: 'email' });
  });

  test('choices that the source writes are listed', () => {
    const options = [
      { value: '', label: 'Choose…' },
      { value: 'no', label: 'Norway' },
      { value: 'se', label: 'Sweden' },
    ];
    const countries = schemaOf({ control: 'select', options, shown: options, required: true });
    expect(countries).toEqual({
      type: 'string',
      oneOf: [
        { const: 'no', title: 'Norway' },
        { const: 'se', title: 'Sweden' },
      ],
    });
    const currencies = [
      { value: '$', label: 'USD (Dollar)' },
      { value: '£', label: 'GBP (Pound)' },
      { value: '$', label: 'CAD (Dollar)' },
    ];
    expect(schemaOf({ control: 'select', options: currencies, shown: currencies })).toEqual({
      type: 'string',
      enum: ['USD (Dollar)', 'GBP (Pound)', 'CAD (Dollar)'],
    });
    expect(schemaOf({ control: 'select', options: [{ label: 'Red' }, { label: 'Blue' }] })).toEqual({
      type: 'string',
      enum: ['Red', 'Blue'],
    });
    expect(
      schemaOf({
        control: 'select',
        options: [
          { value: '', label: 'All' },
          { value: 'a', label: 'A' },
        ],
      }),
    ).toMatchObject({ oneOf: [{ const: '', title: 'All' }, { const: 'a' }] });
    expect(schemaOf({ control: 'select', options: [{ label: 'Select' }, { label: 'Pickup' }] })).toEqual({
      type: 'string',
      enum: ['Select', 'Pickup'],
    });
  });

  test('options that a slot draws are the choices of the source whose titles they show', () => {
    const options = [
      { value: 'blue', label: 'Blue' },
      { value: 'blue-grey', label: 'Blue Grey' },
    ];
    const drawn = ['palette Blue blue', 'palette Blue Grey blue-grey'].map((label) => ({ value: label, label }));
    expect(schemaOf({ control: 'select', options, shown: drawn })).toEqual({
      type: 'string',
      oneOf: [
        { const: 'blue', title: 'Blue' },
        { const: 'blue-grey', title: 'Blue Grey' },
      ],
    });
    const others = [...drawn, { value: 'palette Red red', label: 'palette Red red' }];
    expect(schemaOf({ control: 'select', options, shown: others })).toEqual({ type: 'string' });
    const twice = [...drawn, { value: 'Blue too', label: 'Blue too' }];
    expect(schemaOf({ control: 'select', options, shown: twice })).toEqual({ type: 'string' });
  });

  test('a drawn list that shows a part has all choices of the source', () => {
    const options = [{ label: 'Bergen' }, { label: 'Oslo' }, { label: 'Tromsø' }];
    const shown = [{ value: 'Bergen', label: 'Bergen' }];
    expect(schemaOf({ control: 'combobox', role: 'combobox', options, shown })).toEqual({
      type: 'string',
      enum: ['Bergen', 'Oslo', 'Tromsø'],
    });
  });

  test('choices that exist only at run time are not listed', () => {
    expect(schemaOf({ control: 'select', shown: [{ value: '1', label: 'Anna' }] })).toEqual({ type: 'string' });
    expect(
      schemaOf({
        control: 'select',
        options: [{ value: '', label: 'Anyone' }],
        shown: [
          { value: '', label: 'Anyone' },
          { value: '1', label: 'Anna' },
        ],
      }),
    ).toEqual({ type: 'string' });
  });

  test('a toggle is a boolean, several choices are a list', () => {
    expect(schemaOf({ control: 'checkbox' })).toEqual({ type: 'boolean' });
    expect(
      schemaOf({
        control: 'select',
        page: { multiple: true },
        options: [{ label: 'A' }, { label: 'B' }],
        required: true,
      }),
    ).toEqual({ type: 'array', items: { type: 'string', enum: ['A', 'B'] }, uniqueItems: true, minItems: 1 });
  });
});
