import { rewritePaths } from '../page/rewrite-paths.js';

/** The names of the data around an element, each with the name that the page's facts have for it. */
export type ScopeNames = ReadonlyMap<string, string>;

/**
 * Gives the names of `x-data` their names in the page's facts, in place.
 * @param from `this` in the functions of the data (`this.open`), `bare` in the attributes of elements (`open`)
 * @returns true if the facts use any of the names
 */
export function rewriteNames(facts: object, names: ScopeNames, from: 'this' | 'bare'): boolean {
  return rewritePaths(facts, (path) => {
    const isOfThis = path[0] === 'this' && path.length > 1;
    if (from === 'this' && !isOfThis) return undefined;
    const [first = '', ...rest] = isOfThis ? path.slice(1) : path;
    const name = names.get(first);
    return name === undefined ? undefined : [name, ...rest];
  });
}
