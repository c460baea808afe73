import type { Value } from '../../facts/facts.js';
import type { ScriptScope } from './script-scope.js';

/** An object that `this` may be: one of a class, or one with functions. */
export type Self = Extract<Value, { kind: 'object' }>;

/** Returns the object that `this` is around a piece of script. */
export function selfIn(scope: ScriptScope): Self | undefined {
  for (let around: ScriptScope | null = scope; around !== null; around = around.outer) {
    const self = Object.hasOwn(around.names, 'this') ? around.names['this'] : undefined;
    if (self?.kind === 'object') return self;
  }
  return undefined;
}
