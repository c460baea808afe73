import type { Value } from '../../facts/facts.js';
import type { ScriptScope } from './script-scope.js';

/** Returns the value of a name, or of a member of its object, with the scope that has the name. */
export function namedValue(
  path: readonly string[],
  scope: ScriptScope,
): { value: Value | undefined; scope: ScriptScope } | undefined {
  const [first = '', ...rest] = path;
  for (let around: ScriptScope | null = scope; around !== null; around = around.outer) {
    if (!Object.hasOwn(around.names, first)) continue;
    let value = around.names[first];
    for (const key of rest) {
      value = value?.kind === 'object' ? value.entries.findLast((entry) => entry.key === key)?.value : undefined;
    }
    return { value, scope: around };
  }
  return undefined;
}
