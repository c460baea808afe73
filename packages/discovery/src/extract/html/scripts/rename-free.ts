import type { FunctionValue } from '../../facts/facts.js';

/** Gives free names in a function's body other names, in place. A function inside that declares a name keeps its own. */
export function renameFree({ does, locals, result, returns }: FunctionValue, names: ReadonlyMap<string, string>): void {
  for (const part of [does, locals, result, returns]) if (part !== undefined) renameIn(part, names);
}

function renameIn(facts: object, names: ReadonlyMap<string, string>): void {
  const free = isFunction(facts) ? withoutOwn(facts, names) : names;
  if (free.size === 0) return;
  for (const [key, inner] of Object.entries(facts) as [string, unknown][]) {
    if (typeof inner !== 'object' || inner === null || key === 'at') continue;
    const isPath = (key === 'path' && 'kind' in facts) || key === 'callee' || key === 'target';
    if (!isPath || !Array.isArray(inner)) renameIn(inner, free);
    else {
      const [first, ...rest] = inner as string[];
      const name = free.get(first ?? '');
      if (name !== undefined) Reflect.set(facts, key, [name, ...rest]);
    }
  }
}

const isFunction = (facts: object): facts is FunctionValue => 'kind' in facts && facts.kind === 'function';

/** Returns the names that a function inside does not declare for itself. */
function withoutOwn({ params, binds = [], locals = {} }: FunctionValue, names: ReadonlyMap<string, string>) {
  const own = new Set([...params, ...binds.map(({ local }) => local), ...Object.keys(locals)]);
  return new Map([...names].filter(([name]) => !own.has(name)));
}
