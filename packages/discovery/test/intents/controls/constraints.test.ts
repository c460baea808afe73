import { expect, test } from 'vitest';

import { constraintsOf, requiredByWrapper } from '../../../src/intents/controls/constraints.js';
import { element, reactScene } from '../read-scene.js';

const props = (text: string): ReturnType<typeof element>['props'] =>
  element(reactScene(`<Box ${text} />`), 'Box').props;

test.each([
  ['required', { required: true }],
  ['aria-required="true"', { required: true }],
  ['isRequired={false}', {}],
  ['min={1} max="9" step="2"', { min: '1', max: '9', step: '2' }],
  ['minLength={2} maxlength="5"', { minLength: 2, maxLength: 5 }],
  ['maxLength="many"', {}],
  ['pattern="[a-z]+"', { pattern: '[a-z]+' }],
  ['isMulti', { multiple: true }],
  ['mode="tags"', { multiple: true }],
  ['readOnly disabled', { readOnly: true, disabled: true }],
  [
    'autoComplete="email" inputMode="email" accept="image/*"',
    { autocomplete: 'email', inputMode: 'email', accept: 'image/*' },
  ],
  [
    "{...register('a', { required: 'Please', maxLength: { value: 5, message: 'x' }, min: 1 })}",
    { required: true, min: '1', maxLength: 5 },
  ],
])('%s constrains to %j', (text, constraints) => {
  expect(constraintsOf(props(text))).toEqual(constraints);
});

test.each([
  ['asterisk', ['asterisk'], true],
  ['rules={[{ required: true }]}', [], true],
  ['asterisk', [], false],
])('a wrapper with %s requires its field: %#', (text, names, required) => {
  expect(requiredByWrapper(props(text), names)).toBe(required);
});
