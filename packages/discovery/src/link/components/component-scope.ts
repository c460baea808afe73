import type { ComponentFacts } from '../../extract/facts/facts.js';
import { bindStates } from '../evaluate/bind-function.js';
import { contextKey } from '../known-calls/context-reads.js';
import type { Evaluator } from '../model/evaluator.js';
import { innerScope, type Contexts, type LexicalScope, type Owner } from '../model/lexical-scope.js';
import type { PassedProps } from '../model/passed-props.js';
import type { ComponentValue } from '../model/resolved-value.js';
import { declaredProps } from './declared-props.js';

/** The surroundings of a component instance that its scope takes over. */
export interface InstanceSurroundings {
  owner: Owner;
  contexts: Contexts | null;
  unrolled: number;
}

/** Returns the scope of a component's own code, in one instance. */
export function componentScope(
  evaluator: Evaluator,
  { component, module }: Pick<ComponentValue, 'component' | 'module'>,
  { owner, contexts, unrolled }: InstanceSurroundings,
): LexicalScope {
  const { passed } = owner;
  const { props } = component;
  const scope = innerScope(module.scope, { owner, locals: component.locals, contexts, statePrefix: '', unrolled });
  for (const { prop, default: value } of props.names) {
    if (value !== undefined) passed.defaults.set(prop, { kind: 'deferred', value, scope });
  }
  if (props.whole !== undefined) scope.names.set(props.whole, { kind: 'props', passed, omit: [] });
  if (props.rest !== undefined) {
    scope.names.set(props.rest, { kind: 'props', passed, omit: declaredProps(component) });
  }
  bindStates(evaluator, component.states, scope);
  for (const { prop, local } of props.names) {
    if (local !== prop || !scope.names.has(local)) bindProp(scope, passed, prop, local);
  }
  return scope;
}

const allProps = '~given';

/** Binds a prop to its local name. The prop is looked up when the name is first read. */
function bindProp(scope: LexicalScope, passed: PassedProps, prop: string, local: string): void {
  if (!scope.names.has(allProps)) scope.names.set(allProps, { kind: 'props', passed, omit: [] });
  const at = { file: '', line: 1, column: 1 };
  scope.names.set(local, { kind: 'deferred', value: { kind: 'reference', path: [allProps, prop], at }, scope });
}

/**
 * Returns the contexts around the nodes of a component: its own provided contexts, and the contexts around the
 * component.
 */
export function providedContexts(
  evaluator: Evaluator,
  { provides = [] }: ComponentFacts,
  scope: LexicalScope,
  around: Contexts | null,
): Contexts | null {
  let contexts = around;
  for (const { key, value } of provides) {
    const context = contextKey(evaluator.evaluate(key, scope));
    if (context !== null) contexts = { context, value: evaluator.evaluate(value, scope), outer: contexts };
  }
  return contexts;
}
