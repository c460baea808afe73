import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { useForm } from 'forms';
  import * as own from './own';
  const PLANS = { team: 'Team', big: 'Big' };
  const NAME = 'Ana';`;
const files = { 'own.ts': `export const greet = (name) => 'Hello ' + name;` };

test.each([
  ['1 === 2', '===(1, 2)'],
  ['"a" + props.b', '`a${props.b}`'],
  ['props.a + props.b', '+(props.a, props.b)'],
  ['PLANS["team"]', '"Team"'],
  ['PLANS[props.key]', '("Team" | "Big")'],
  ['own.greet(NAME)', '"Hello Ana"'],
  ['useForm().register("name")', 'forms/useForm().register("name")'],
  ['PLANS()', 'PLANS()'],
])('%s is %s', (expression, expected) => {
  expect(linkedProp(expression, { before, files })).toBe(expected);
});
