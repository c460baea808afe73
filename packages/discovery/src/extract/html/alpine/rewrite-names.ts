/** The names of the data around an element, each with the name that the page's facts have for it. */
export type ScopeNames = ReadonlyMap<string, string>;

/**
 * Gives the names of `x-data` their names in the page's facts, in place.
 * @param from `this` in the functions of the data (`this.open`), `bare` in the attributes of elements (`open`)
 * @returns true if the facts use any of the names
 */
export function rewriteNames(facts: object, names: ScopeNames, from: 'this' | 'bare'): boolean {
  let isUsed = false;
  for (const key in facts) {
    const inner: unknown = Reflect.get(facts, key);
    if (typeof inner !== 'object' || inner === null || key === 'at') continue;
    const isPath = (key === 'path' && 'kind' in facts) || key === 'callee' || key === 'target';
    const named = isPath && Array.isArray(inner) ? rewritten(inner, names, from) : undefined;
    if (named !== undefined) Reflect.set(facts, key, named);
    isUsed = named !== undefined || (!isPath && rewriteNames(inner, names, from)) || isUsed;
  }
  return isUsed;
}

function rewritten(path: readonly string[], names: ScopeNames, from: 'this' | 'bare'): string[] | undefined {
  const isOfThis = path[0] === 'this' && path.length > 1;
  if (from === 'this' && !isOfThis) return undefined;
  const [first = '', ...rest] = isOfThis ? path.slice(1) : path;
  const name = names.get(first);
  return name === undefined ? undefined : [name, ...rest];
}
