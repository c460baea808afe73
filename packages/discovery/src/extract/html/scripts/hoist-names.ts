import type { Value } from '../../facts/facts.js';
import type { ScriptScope } from './script-scope.js';

/** Makes the names around a piece of script names of the page, if they are free. */
export function hoistNames(scope: ScriptScope, names: Record<string, Value>): void {
  for (let around: ScriptScope | null = scope; around !== null && around.outer !== null; around = around.outer) {
    for (const [name, value] of Object.entries(around.names)) {
      if (value.kind === 'unknown' || name === 'this' || Object.hasOwn(names, name)) continue;
      names[name] = value;
    }
  }
}
