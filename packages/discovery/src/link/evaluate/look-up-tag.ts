import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { lookUp, lookUpPath } from './look-up.js';

/**
 * Resolves a component tag. If components may be registered for the whole app, the tag can also be a registered name.
 * The name may be in kebab case.
 */
export function lookUpTag(evaluator: Evaluator, path: readonly string[], scope: LexicalScope): ResolvedValue {
  const found = lookUpPath(evaluator, scope, path, true);
  const [name] = path;
  if (found.kind !== 'unresolved' || scope.module.facts.conventions.globalComponents !== true) return found;
  if (name === undefined || path.length > 1) return found;
  return lookUp(evaluator, scope, pascal(name), true) ?? evaluator.app.globalComponents.get(pascal(name)) ?? found;
}

/** Returns the name of a component in pascal case: `RouterLink` of `router-link`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
