import { expect, test } from 'vitest';

import { constantItems } from '../../../src/intents/layout/constant-items.js';
import { linkedValue } from '../read-scene.js';

test.each([
  ["['a', 'b']", 2],
  ['3', 3],
  ['[]', undefined],
  ['[unknownName]', undefined],
  ['list', undefined],
  ['1.5', undefined],
  ['61', undefined],
  ["{ home: { label: 'Home' }, help: unknownName }", 2],
  ['{ home: 1, ...unknownName }', undefined],
  ['{}', undefined],
])('%s has %s constant items', (expression, count) => {
  expect(constantItems(linkedValue(expression))?.length).toBe(count);
});
