import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PressBudget } from '../../../src/harness/states/press-budget.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives out presses until none is left', () => {
  const budget = new PressBudget(5, 1000);
  expect([budget.take(4), budget.reached, budget.take(4), budget.reached]).toEqual([4, null, 1, '5 presses']);
});

it('ends with its time', () => {
  const budget = new PressBudget(5, 2000);
  vi.advanceTimersByTime(1999);
  expect(budget.reached).toBeNull();
  vi.advanceTimersByTime(1);
  expect(budget.reached).toBe('2 seconds');
});
