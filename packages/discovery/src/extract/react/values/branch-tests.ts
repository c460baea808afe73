import type { Statement } from '@babel/types';

import type { Value } from '../../facts/facts.js';
import type { Frame } from './react-reader.js';

/** Reads code that runs only if a test holds. Calls and assignments that land in the frame carry the test. */
export function readWhen<T>(frame: Frame, test: Value, read: () => T): T {
  const outer = frame.within;
  if (comparesNames(test)) frame.within = [...outer, test];
  const found = read();
  frame.within = outer;
  return found;
}

/** Returns the tests around the code that is being read, as a part of an action. */
export const testsAround = ({ within }: Frame): { when?: Value[] } =>
  within.length === 0 ? {} : { when: [...within] };

/** Decides whether a statement always leaves the function, so that the code behind it runs only without it. */
export function alwaysLeaves(statement: Statement): boolean {
  if (statement.type === 'ReturnStatement' || statement.type === 'ThrowStatement') return true;
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : undefined;
  return last !== undefined && alwaysLeaves(last);
}

/** Decides whether a test compares names alone. Only such a test may be one on a state. */
function comparesNames(test: Value): boolean {
  switch (test.kind) {
    case 'reference':
    case 'literal':
      return true;
    case 'choice':
      return test.test !== undefined && [test.test, ...test.options].every(comparesNames);
    case 'call':
      return /^[!=]==$/.test(test.callee.join('.')) && test.args.every(comparesNames);
    default:
      return false;
  }
}
