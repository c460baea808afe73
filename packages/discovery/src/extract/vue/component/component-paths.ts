import type { Node, Statement } from '@babel/types';

import type { Value } from '../../facts/facts.js';
import { bareExpression } from '../../script/path-of.js';

/** Names whose paths a component's script and template write in different ways. */
export interface ComponentNames {
  /** Names that the script follows with `.value`, and the template does not. */
  refs: ReadonlySet<string>;
  /** Names of the function that emits. */
  emitters: ReadonlySet<string>;
  /** Names of objects whose member `emit` is the function that emits. */
  contexts: ReadonlySet<string>;
}

/** Returns the names of the results of `defineEmits` in a `<script setup>`. */
export function emitterNames(setup: readonly Statement[]): string[] {
  return setup.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ id, init }) => {
      const call: Node | null = init ? bareExpression(init) : null;
      const isMacro =
        call?.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'defineEmits';
      return isMacro && id.type === 'Identifier' ? [id.name] : [];
    });
  });
}

/**
 * Returns the names of the function that emits in `setup(props, { emit })`, and of the context in `setup(props,
 * context)`.
 */
export function setupEmitters(setup: Value | undefined): { emitters: string[]; contexts: string[] } {
  if (setup?.kind !== 'function') return { emitters: [], contexts: [] };
  const second = setup.params[1] ?? '';
  const bound = (setup.binds ?? []).filter((name) => name.param === 1 && name.path.join('.') === 'emit');
  return { emitters: bound.map(({ local }) => local), contexts: second === '' ? [] : [second] };
}

/**
 * Rewrites every path inside facts, in place, so that script and template use the same names: `this.open` is `open`,
 * `open.value` of a ref is `open`, any name of the emitting function is `$emit`.
 */
export function rewritePaths(facts: object, names: ComponentNames): void {
  if (Array.isArray(facts)) {
    for (const entry of facts) if (typeof entry === 'object' && entry !== null) rewritePaths(entry, names);
    return;
  }
  for (const key in facts) {
    const inner: unknown = Reflect.get(facts, key);
    if (typeof inner !== 'object' || inner === null || key === 'at') continue;
    const isPath = (key === 'path' && 'kind' in facts) || key === 'callee' || key === 'target';
    if (isPath && Array.isArray(inner)) Reflect.set(facts, key, rewritten(inner, names));
    else rewritePaths(inner, names);
  }
}

function rewritten(path: string[], names: ComponentNames): string[] {
  const rest = path[0] === 'this' && path.length > 1 ? path.slice(1) : path;
  const [first = '', second] = rest;
  if (names.emitters.has(first)) return ['$emit', ...rest.slice(1)];
  if (second === 'emit' && names.contexts.has(first)) return ['$emit', ...rest.slice(2)];
  return second === 'value' && names.refs.has(first) ? [first, ...rest.slice(2)] : rest;
}
