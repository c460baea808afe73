import type { Source } from '@webmcp/contract';

import type { Prop, TemplateNode, Value } from '../../extract/facts/facts.js';
import { renderingFunctions } from '../../libraries/known/rendering-functions.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { ExpandedProps, PassedProp } from '../model/passed-props.js';
import type { PropsValue, ResolvedValue, ResultValue, WrittenValue } from '../model/resolved-value.js';

/** Returns the props of a tag, with spreads of known objects and of passed props replaced by their members. */
export function expandProps(evaluator: Evaluator, props: readonly Prop[], scope: LexicalScope): ExpandedProps {
  const expanded: ExpandedProps = { props: new Map(), spreads: [] };
  for (const { name, value, modifiers, at } of props) {
    if (name === '...') {
      const whole = evaluator.evaluate(value, scope);
      spread(evaluator, { whole, at, into: expanded, around: [] });
    } else {
      setProp(expanded, name, {
        value: { kind: 'deferred', value, scope },
        at,
        ...(modifiers === undefined ? {} : { modifiers }),
      });
    }
  }
  return expanded;
}

/** Sets a prop as the last prop, because later props win. */
function setProp({ props }: ExpandedProps, name: string, prop: PassedProp): void {
  props.delete(name);
  props.set(name, prop);
}

interface Spread {
  whole: ResolvedValue;
  at: Source;
  into: ExpandedProps;
  /** Objects whose spreads are being expanded. An object inside itself adds nothing more. */
  around: readonly Value[];
}

function spread(evaluator: Evaluator, one: Spread): void {
  const { whole, at, into } = one;
  switch (whole.kind) {
    case 'absent':
      return;
    case 'props':
      spreadPassed(evaluator, whole, into);
      return;
    case 'either':
      for (const option of whole.options) spread(evaluator, { ...one, whole: option });
      return;
    case 'value':
      if (spreadObject(evaluator, whole, one)) return;
      break;
    case 'result':
      if (spreadMerged(evaluator, whole, one)) return;
      break;
    case 'list':
    case 'component':
    case 'namespace':
    case 'outside':
    case 'state':
    case 'setter':
    case 'store':
    case 'item':
    case 'unresolved':
      break;
  }
  into.spreads.push({ value: whole, at });
}

function spreadPassed(evaluator: Evaluator, { passed, omit }: PropsValue, into: ExpandedProps): void {
  for (const unknown of passed.spreads) into.spreads.push(unknown);
  for (const [name, byDefault] of passed.defaults) {
    if (passed.props.has(name) || omit.includes(name)) continue;
    setProp(into, name, { value: byDefault, at: byDefault.value.at });
  }
  for (const [name, prop] of passed.props) {
    if (omit.includes(name)) continue;
    passed.asked.add(name);
    if (force(evaluator, prop.value).kind !== 'absent') setProp(into, name, prop);
  }
}

/** Spreads an object. Returns false for a value whose members are not known. */
function spreadObject(evaluator: Evaluator, { value, scope }: WrittenValue, one: Spread): boolean {
  if (value.kind === 'literal') return true;
  if (value.kind !== 'object') return false;
  if (one.around.includes(value)) return true;
  const around = [...one.around, value];
  for (const inner of value.spreads) {
    const part = evaluator.evaluate(inner, scope);
    const whole = part.kind === 'props' ? { ...part, omit: [...part.omit, ...(value.omit ?? [])] } : part;
    spread(evaluator, { ...one, whole, around });
  }
  for (const { key, value: entry } of value.entries) {
    setProp(one.into, key, { value: { kind: 'deferred', value: entry, scope }, at: entry.at });
  }
  return true;
}

/** Spreads the arguments of `mergeProps`. Returns false for any other call. */
function spreadMerged(evaluator: Evaluator, { call, path }: ResultValue, one: Spread): boolean {
  if (call.callee.at(-1) !== renderingFunctions.mergeProps || path.length > 0) return false;
  for (const part of call.value.args) {
    spread(evaluator, { ...one, whole: evaluator.evaluate(part, call.scope) });
  }
  return true;
}

/** Returns the children of a tag as a prop: markup, or a function that returns markup. */
export function childrenProp(node: Extract<TemplateNode, { kind: 'element' }>, scope: LexicalScope): PassedProp {
  const { children: nodes, binds, at } = node;
  const [only] = nodes;
  const isFunction = nodes.length === 1 && only?.kind === 'text' && only.value.kind === 'function';
  const value: Value = isFunction
    ? only.value
    : { kind: 'markup', nodes, ...(binds === undefined ? {} : { binds }), at };
  return { value: { kind: 'deferred', value, scope }, at };
}
