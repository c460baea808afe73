import type { Value } from '../../extract/facts/facts.js';
import { force, memberAt, type Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { nameFunction } from '../model/link-memory.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { moduleName } from './module-names.js';

/** Resolves a name in the scopes around; null if nothing in the app declares the name. */
export function lookUp(evaluator: Evaluator, scope: LexicalScope, name: string, asTag = false): ResolvedValue | null {
  for (let at: LexicalScope | null = scope; at !== null; at = at.parent) {
    const bound = at.names.get(name);
    if (bound !== undefined) return force(evaluator, bound);
    if (at.parent === null) return moduleName(evaluator, at.module, name, asTag);
    const local: Value | undefined = Object.hasOwn(at.locals, name) ? at.locals[name] : undefined;
    if (local === undefined) continue;
    at.asked.add(name);
    const resolved = evaluator.evaluate(local, at);
    if (resolved.kind === 'value') nameFunction(evaluator.memory, resolved.value, name);
    return withId(resolved, `${at.owner.instance}:${at.statePrefix}${name}`);
  }
  return null;
}

/** Sets the name of a hook's result: the first name that holds the result. */
function withId(resolved: ResolvedValue, id: string): ResolvedValue {
  if (resolved.kind === 'result' && resolved.call.id === undefined && resolved.path.length === 0) {
    resolved.call.id = id;
  }
  return resolved;
}

/** Resolves a path of names: the first name in the scopes around, the other names as members. */
export function lookUpPath(
  evaluator: Evaluator,
  scope: LexicalScope,
  path: readonly string[],
  asTag = false,
): ResolvedValue {
  const [first, ...rest] = path;
  if (first === undefined) return { kind: 'unresolved', path: [] };
  const resolved = lookUp(evaluator, scope, first, asTag);
  if (resolved === null) return { kind: 'unresolved', path: [...path] };
  return memberAt(evaluator, resolved, rest);
}
