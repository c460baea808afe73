import { expect, test } from 'vitest';

import { requireValue } from '../../../src/intents/controls/validation-rules.js';
import { linkedValue } from '../read-scene.js';

test.each([
  ["'required|email'", true],
  ["'email'", false],
  ['{ required: true }', true],
  ["{ required: 'Please' }", true],
  ['{ required: false }', false],
  ['{ required: { value: false } }', false],
  ['[{ required: true }]', true],
  ['[rules.required]', true],
  ['[requiredRule]', true],
  ['[required()]', true],
  ['[rules.email]', false],
  ['required', true],
])('%s requires a value: %s', (expression, required) => {
  expect(requireValue(linkedValue(expression))).toBe(required);
});
