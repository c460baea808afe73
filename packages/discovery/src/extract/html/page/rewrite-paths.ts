/**
 * Gives paths of facts other names, in place: those of references, of called functions and of assigned values.
 * @param renamed returns the new path, or undefined to keep the path
 * @returns true if any path got a new name
 */
export function rewritePaths(facts: object, renamed: (path: readonly string[]) => string[] | undefined): boolean {
  let isUsed = false;
  for (const key in facts) {
    const inner: unknown = Reflect.get(facts, key);
    if (typeof inner !== 'object' || inner === null || key === 'at') continue;
    const isPath = (key === 'path' && 'kind' in facts) || key === 'callee' || key === 'target';
    const named = isPath && Array.isArray(inner) ? renamed(inner as string[]) : undefined;
    if (named !== undefined) Reflect.set(facts, key, named);
    isUsed = named !== undefined || (!isPath && rewritePaths(inner, renamed)) || isUsed;
  }
  return isUsed;
}
