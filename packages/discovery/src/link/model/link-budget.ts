import { limits } from './limits.js';

/** Counters against the bounds in limits.ts. */
export interface LinkBudget {
  /** Calls of own functions and linked values that remain for the prop or text at hand. */
  left: { runs: number; values: number };
  /** Component instances made so far. */
  instances: number;
  /** Template nodes rendered so far. */
  nodes: number;
  /** Items of loops that were rendered one by one so far. */
  unrolledItems: number;
}

export function newBudget(): LinkBudget {
  return { left: { runs: limits.runs, values: limits.values }, instances: 0, nodes: 0, unrolledItems: 0 };
}

/** Returns the number of the next component instance, or null when there are too many. */
export function nextInstance(budget: LinkBudget): number | null {
  return budget.instances >= limits.instances ? null : (budget.instances += 1);
}

/** Runs with the limits of one prop or text, then restores the limits of the outer prop or text. */
export function withinLimits<Result>(budget: LinkBudget, values: number, run: () => Result): Result {
  const outer = budget.left;
  budget.left = { runs: limits.runs, values };
  try {
    return run();
  } finally {
    budget.left = outer;
  }
}
