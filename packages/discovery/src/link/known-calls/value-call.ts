import type { Value } from '../../extract/facts/facts.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { DeferredValue, ResolvedValue } from '../model/resolved-value.js';

/** A call as the source has it. */
export type CallValue = Extract<Value, { kind: 'call' }>;

/** A call in value position, with its callee resolved. */
export interface ValueCall {
  callee: ResolvedValue;
  /** The value whose member is called: the list of `list.map(…)`. */
  owner: ResolvedValue | null;
  written: CallValue;
  /** The scope in which the call is written. */
  scope: LexicalScope;
  args: readonly DeferredValue[];
}

/** A rule that knows the result of certain calls without running their function. */
export interface KnownCall {
  name: string;
  /** Returns the result of the call, or null if the rule does not know it. */
  result(evaluator: Evaluator, call: ValueCall): ResolvedValue | null;
}

export function deferredArguments(args: readonly Value[], scope: LexicalScope): DeferredValue[] {
  return args.map((value) => ({ kind: 'deferred', value, scope }));
}

/** Returns the last name of a callee that is not in the app's source; undefined for any other. */
export function outsideName({ callee }: ValueCall): string | undefined {
  return callee.kind === 'outside' || callee.kind === 'unresolved' ? callee.path.at(-1) : undefined;
}

/** Returns the package of a callee; empty if the callee is not imported from a package. */
export function packageOf({ callee }: ValueCall): string {
  return callee.kind === 'outside' ? (callee.package ?? '') : '';
}
