import { expect, test } from 'vitest';

import { shownBy, shownElse } from '../../../src/intents/values/shown-by.js';
import { linkedValue } from '../read-scene.js';

/** Prints a condition as the state's name, with `=value` where one value shows the part. */
const print = (condition: ReturnType<typeof shownBy>): string | undefined =>
  condition === undefined
    ? undefined
    : `${condition.state.split(':')[1]}${condition.value === undefined ? '' : `=${condition.value}`}`;

test.each([
  ['open', 'open'],
  ['!!open', 'open'],
  ['Boolean(open)', 'open'],
  ["mode === 'edit'", 'mode=edit'],
  ["mode === 'view'", 'mode=view'],
  ['open === true', 'open'],
  ['mode !== null', 'mode'],
  ['mode !== undefined', 'mode'],
  ['list.length > 0', 'list.length'],
  ['list && list.length > 0', 'list.length'],
  ['open && ready', 'open'],
  ['!open', undefined],
  ['mode === null', undefined],
  ['ready', undefined],
])('%s is shown by %s', (expression, state) => {
  expect(print(shownBy(linkedValue(expression)))).toBe(state);
});

test.each([
  ['mode === null', 'mode'],
  ['!open', 'open'],
  ['open', undefined],
])('the else of %s is shown by %s', (expression, state) => {
  expect(print(shownElse(linkedValue(expression)))).toBe(state);
});
