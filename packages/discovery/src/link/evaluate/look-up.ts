import type { Value } from '../../extract/facts/facts.js';
import { moduleName } from './app-modules.js';
import { nameFunction, type Linker } from '../model/linker.js';
import type { ResolvedValue, LexicalScope } from '../model/resolved-value.js';

/** What a name stands for where it is written; null where nothing of the app declares it. */
export function lookUp(linker: Linker, scope: LexicalScope, name: string, asTag = false): ResolvedValue | null {
  for (let at: LexicalScope | null = scope; at !== null; at = at.parent) {
    const bound = at.names.get(name);
    if (bound !== undefined) return linker.force(bound);
    if (at.parent === null) return moduleName(linker, at.module, name, asTag);
    const local: Value | undefined = Object.hasOwn(at.locals, name) ? at.locals[name] : undefined;
    if (local === undefined) continue;
    at.asked.add(name);
    const resolved = linker.evaluate(local, at);
    if (resolved.kind === 'value') nameFunction(linker, resolved.value, name);
    return withId(resolved, `${at.owner.instance}:${at.statePrefix}${name}`);
  }
  return null;
}

/** The result of a hook is known by the name that first holds it. */
function withId(resolved: ResolvedValue, id: string): ResolvedValue {
  if (resolved.kind === 'result' && resolved.call.id === undefined && resolved.path.length === 0) resolved.call.id = id;
  return resolved;
}

/** Follows a path of names from where it is written. */
export function lookUpPath(linker: Linker, scope: LexicalScope, path: readonly string[], asTag = false): ResolvedValue {
  const [first, ...rest] = path;
  if (first === undefined) return { kind: 'unresolved', path: [] };
  let resolved = lookUp(linker, scope, first, asTag);
  if (resolved === null) return { kind: 'unresolved', path: [...path] };
  for (const key of rest) resolved = linker.member(resolved, key);
  return resolved;
}
