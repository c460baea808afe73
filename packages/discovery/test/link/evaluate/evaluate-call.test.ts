import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { useForm } from 'forms';
  import * as own from './own';
  const PLANS = { team: 'Team', big: 'Big' };
  const NAME = 'Ana';
  const STEPS = ['Address', 'Time', 'Review'];
  enum Size { Small = 's', Large = 'l' }
  const SIZES = { [own.any()]: 'Any box', [Size.Small]: 'Small box', [Size.Large]: 'Large box' };`;
const files = { 'own.ts': `export const greet = (name) => 'Hello ' + name;` };

test.each([
  ['1 === 2', '===(1, 2)'],
  ['"a" + props.b', '`a${props.b}`'],
  ['props.a + props.b', '+(props.a, props.b)'],
  ['PLANS["team"]', '"Team"'],
  ['PLANS[props.key]', '("Team" | "Big")'],
  ['own.greet(NAME)', '"Hello Ana"'],
  ['useForm().register("name")', 'forms/useForm().register("name")'],
  ['SIZES[Size.Large]', '"Large box"'],
  ['SIZES["s"]', '"Small box"'],
  ['SIZES.other', 'other'],
  ['STEPS.length - 1', '2'],
  ['STEPS.length - props.a', '?'],
  ['props.list.length - 1', '?'],
  ['PLANS()', 'PLANS()'],
])('%s is %s', (expression, expected) => {
  expect(linkedProp(expression, { before, files })).toBe(expected);
});
