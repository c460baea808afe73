import type { Value } from '../../extract/facts/facts.js';
import { moduleName } from './app-modules.js';
import { nameFunction, type Linker } from '../model/linker.js';
import type { Meaning, Scope } from '../model/resolved-value.js';

/** What a name stands for where it is written; null where nothing of the app declares it. */
export function lookUp(linker: Linker, scope: Scope, name: string, asTag = false): Meaning | null {
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const bound = at.names.get(name);
    if (bound !== undefined) return linker.force(bound);
    if (at.parent === null) return moduleName(linker, at.module, name, asTag);
    const local: Value | undefined = Object.hasOwn(at.locals, name) ? at.locals[name] : undefined;
    if (local === undefined) continue;
    at.asked.add(name);
    const meaning = linker.reduce(local, at);
    if (meaning.kind === 'value') nameFunction(linker, meaning.value, name);
    return withId(meaning, `${at.owner.instance}:${at.statePrefix}${name}`);
  }
  return null;
}

/** The result of a hook is known by the name that first holds it. */
function withId(meaning: Meaning, id: string): Meaning {
  if (meaning.kind === 'result' && meaning.call.id === undefined && meaning.path.length === 0) meaning.call.id = id;
  return meaning;
}

/** Follows a path of names from where it is written. */
export function lookUpPath(linker: Linker, scope: Scope, path: readonly string[], asTag = false): Meaning {
  const [first, ...rest] = path;
  if (first === undefined) return { kind: 'unresolved', path: [] };
  let meaning = lookUp(linker, scope, first, asTag);
  if (meaning === null) return { kind: 'unresolved', path: [...path] };
  for (const key of rest) meaning = linker.member(meaning, key);
  return meaning;
}
