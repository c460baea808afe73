import type { HandlerFacts, Value } from '../../extract/facts/facts.js';
import { twoWayOf } from '../../extract/facts/neutral-props.js';
import { isElement } from '../evaluate/callee-of.js';
import { lookUpPath } from '../evaluate/look-up.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { absent, type ResolvedValue } from '../model/resolved-value.js';
import { foundById } from './found-by-id.js';
import { isFreshLocal } from './fresh-local.js';
import { followEmit } from './trace-emit.js';
import { linkedArgument, recordCall, recordSet, recordWithMembers, type HandlerTrace } from './handler-trace.js';

type Assign = HandlerFacts['assigns'][number];

/**
 * Records an assignment: to a state as a set, to a member of an outside value as a call that ends in `=`. A member of a loop's
 * item is both: an app may keep there which row is open. A plain variable is recorded only if it is left empty.
 * @param beside all assignments of the same function
 */
export function followAssign(
  trace: HandlerTrace,
  assign: Assign,
  scope: LexicalScope,
  beside: readonly Assign[],
): void {
  const { target, value, at } = assign;
  const resolved = target[0] === undefined ? absent : lookUpPath(trace.renderer, scope, target);
  if (followModel(trace, assign, scope)) return;
  const linked = linkedArgument(trace, trace.renderer.evaluate(value, scope), value.at);
  if (resolved.kind === 'state') {
    recordWithMembers(trace, [resolved.id, ...resolved.path].join('.'), linked, at);
    return;
  }
  if (resolved.kind === 'item' && resolved.path.length > 0)
    recordSet(trace, ['item', ...resolved.path].join('.'), linked, at);
  const isOutside = resolved.kind === 'unresolved' || resolved.kind === 'result' || resolved.kind === 'item';
  const isRecorded = (target.length > 1 && isOutside) || isLeftEmpty(assign, beside);
  const fresh = target.length > 1 && isFreshLocal(trace, target[0] ?? '') ? { fresh: true as const } : {};
  const found = elementPath(trace, resolved);
  if (isRecorded) recordCall(trace, { callee: [...(found ?? target), '='], args: [linked], ...fresh, at });
}

/**
 * Follows an assignment to a model of the component, `open.value = false` of `defineModel('open')`: it runs the listener of the
 * use site, `@update:open`. Returns false for any other assignment, and for a model that the use site binds both ways.
 */
function followModel(trace: HandlerTrace, { target: [name, member], value, at }: Assign, scope: LexicalScope): boolean {
  if (member !== undefined && member !== 'value') return false;
  const component = scope.owner.stack.at(-1);
  const prop = component?.props.names.find(({ local }) => local === name)?.prop;
  const event = `update:${prop ?? ''}`;
  if (prop === undefined || component?.emits?.includes(event) !== true) return false;
  if (scope.owner.passed.props.has(twoWayOf(prop))) return false;
  return followEmit(trace, { callee: ['$emit'], args: [{ kind: 'literal', value: event, at }, value], at }, scope);
}

/** Returns the path of a member of an element that an id finds, or that a caller passes; undefined for any other value. */
function elementPath({ renderer }: HandlerTrace, resolved: ResolvedValue): string[] | undefined {
  if (resolved.kind === 'result') return foundById(renderer, resolved);
  return resolved.kind === 'unresolved' && isElement(resolved.path) ? resolved.path : undefined;
}

/** Recognises `tasks = []` and `tasks.length = 0`, if the function gives the variable no other value. */
function isLeftEmpty({ target }: Assign, beside: readonly Assign[]): boolean {
  const name = target.join('.');
  return beside.every((one) => one.target.join('.') !== name || empties(one.target, one.value));
}

function empties(target: readonly string[], value: Value): boolean {
  if (target.at(-1) === 'length') return target.length > 1 && value.kind === 'literal' && value.value === 0;
  return value.kind === 'array' && value.items.length === 0;
}
