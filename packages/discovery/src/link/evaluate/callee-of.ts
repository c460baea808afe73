import type { Value } from '../../extract/facts/facts.js';
import { memberAt, type Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { ResolvedValue, ResultValue } from '../model/resolved-value.js';
import { lookUpPath } from './look-up.js';

/** A call as written: its callee's names, and the call whose result they are members of. */
export interface WrittenCallee {
  callee: string[];
  on?: Value;
}

/** Resolves the callee of a call, and the owner whose member the callee is. */
export function calleeOf(
  evaluator: Evaluator,
  { callee: names, on }: WrittenCallee,
  scope: LexicalScope,
): { owner: ResolvedValue | null; callee: ResolvedValue } {
  const last = names.at(-1) ?? '';
  if (on === undefined) {
    if (names.length < 2) return { owner: null, callee: lookUpPath(evaluator, scope, names) };
    const owner = lookUpPath(evaluator, scope, names.slice(0, -1));
    const callee: ResolvedValue =
      owner.kind === 'unresolved'
        ? { kind: 'unresolved', path: isElement(owner.path) ? [...owner.path, last] : names }
        : evaluator.member(owner, last);
    return { owner, callee };
  }
  const chain = evaluator.evaluate(on, scope);
  const keys = membersAfterCall(names);
  if (keys.length === 0) return { owner: null, callee: chain };
  const owner = memberAt(evaluator, chain, keys.slice(0, -1));
  return { owner, callee: evaluator.member(owner, last) };
}

/** Decides whether a path starts at an element by its id, which a caller passes: `open(editor)`. */
export const isElement = ([first]: readonly string[]): boolean => first?.startsWith('#') === true;

/** Returns the names after the last call in a chain: `min` of `['z', 'string()', 'min']`. */
export function membersAfterCall(names: readonly string[]): string[] {
  return names.slice(names.findLastIndex((name) => name.endsWith('()')) + 1);
}

/** Returns the path of a result: its call's callee with `()`, then the members below. */
export function resultPath({ call, path }: ResultValue): string[] {
  return [...call.callee.slice(0, -1), `${call.callee.at(-1) ?? ''}()`, ...path];
}

/**
 * Returns the path of a callee that is a result or a member of a result. The result itself, and a position in the
 * result, have the names that the code uses.
 */
export function calledPath(resolved: ResultValue, call: WrittenCallee): string[] {
  const path = resultPath(resolved);
  const written = call.callee.at(-1);
  if (call.on !== undefined || written === undefined) return path;
  if (resolved.path.length === 0) return [...path, written];
  return /^\d+$/.test(path.at(-1) ?? '') ? [...path.slice(0, -1), written] : path;
}
