import { expect, test } from 'vitest';

import { limits } from '../../../src/link/model/limits.js';
import { newBudget, nextInstance, withinLimits } from '../../../src/link/model/link-budget.js';

test('a prop has limits of its own, and the prop around has its own again', () => {
  const budget = newBudget();
  budget.left.values = 7;
  const inner = withinLimits(budget, 3, () => (budget.left.values -= 1));
  expect([inner, budget.left.values]).toEqual([2, 7]);
});

test('the limits around return after an error', () => {
  const budget = newBudget();
  const { left } = budget;
  expect(() =>
    withinLimits(budget, 3, () => {
      throw new Error('in the prop');
    }),
  ).toThrow('in the prop');
  expect(budget.left).toBe(left);
});

test('instances are numbered until there are too many', () => {
  const budget = newBudget();
  expect([nextInstance(budget), nextInstance(budget)]).toEqual([1, 2]);
  budget.instances = limits.instances;
  expect(nextInstance(budget)).toBeNull();
});
