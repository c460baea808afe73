import type { Source } from '@webmcp/contract';

import type { FunctionValue, HandlerFacts, Value } from '../../extract/facts/facts.js';
import type { FunctionCall } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import type { LinkedHandler, LinkedValue } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResolvedValue } from '../model/resolved-value.js';

/**
 * The trace of one handler through the app. One method follows a function's calls. The other follows a call to a
 * function. The two methods call each other.
 */
export interface HandlerTrace {
  renderer: Renderer;
  /** The record: all calls and sets met so far. */
  does: LinkedHandler;
  /** Functions being followed. A function that calls itself is followed once. */
  stack: FunctionValue[];
  site: RenderSite;
  /** Keys of recorded calls. The same call reached twice is one record. */
  seen: Set<string>;
  /** The events of the app whose listeners were followed. */
  heard: Set<string>;
  /** Arguments linked before, because one call may run several functions. */
  linked: Map<LexicalScope, Map<readonly Value[], LinkedValue[]>>;
  /** Records the calls and sets of a function, and of the app's own functions that it calls. */
  followFunction(call: FunctionCall): void;
  /** Records a call, and the calls and sets that it causes. */
  followCall(call: TracedCall): void;
}

/** A call in a handler, as the source has it. */
export type WrittenCall = HandlerFacts['calls'][number];

/** A call in a handler, with its callee resolved. */
export interface TracedCall {
  callee: ResolvedValue;
  /** The value whose member is called. */
  owner: ResolvedValue | null;
  written: WrittenCall;
  scope: LexicalScope;
}

/** Records a call, once for each way of calling it. */
export function recordCall(trace: HandlerTrace, call: LinkedHandler['calls'][number]): void {
  const { at, callee } = call;
  const key = `${at.file}:${at.line}:${at.column}:${callee.join('.')}:${call.args.map(shortForm).join()}`;
  if (trace.seen.has(key)) return;
  trace.seen.add(key);
  trace.does.calls.push(call);
}

function shortForm(value: LinkedValue): string {
  switch (value.kind) {
    case 'literal':
      return String(value.value);
    case 'template':
      return value.parts.map(shortForm).join('+');
    case 'item':
    case 'reference':
      return value.path.join('.');
    default:
      return value.kind;
  }
}

/** Records that a state is set. */
export function recordSet(trace: HandlerTrace, state: string, value: LinkedValue | undefined, at: Source): void {
  trace.does.sets.push({ state, ...(value === undefined ? {} : { value }), at });
}

/** Records the members of a state that an update changes. */
export function recordMembers(
  trace: HandlerTrace,
  id: string,
  members: readonly { path: string[]; value: ResolvedValue; at: Source }[],
  at: Source,
): void {
  for (const { path, value, at: place } of members)
    recordSet(trace, [id, ...path].join('.'), linkedArgument(trace, value, place), at);
}

/** Records a state's new value, and each member of an object that is written out. */
export function recordWithMembers(
  trace: HandlerTrace,
  state: string,
  value: LinkedValue | undefined,
  at: Source,
): void {
  recordSet(trace, state, value, at);
  if (value?.kind !== 'object' || value.spreads.length > 0) return;
  for (const entry of value.entries) recordSet(trace, `${state}.${entry.key}`, entry.value, at);
}

/**
 * Links the arguments of a call. Functions among the arguments are only named, because following the call records their
 * effects.
 */
export function linkedArguments(trace: HandlerTrace, args: readonly Value[], scope: LexicalScope): LinkedValue[] {
  const inScope = trace.linked.get(scope) ?? new Map<readonly Value[], LinkedValue[]>();
  trace.linked.set(scope, inScope);
  const known =
    inScope.get(args) ?? args.map((argument, at) => limitedArgument(trace, { argument, next: args[at + 1], scope }));
  inScope.set(args, known);
  return known;
}

interface WrittenArgument {
  argument: Value;
  /** The argument behind it. */
  next: Value | undefined;
  scope: LexicalScope;
}

function limitedArgument(trace: HandlerTrace, { argument, next, scope }: WrittenArgument): LinkedValue {
  const { renderer } = trace;
  const { left } = renderer.budget;
  const before = left.values;
  const allowed = Math.min(before, limits.argumentValues);
  left.values = allowed;
  const resolved = withProps(trace, renderer.evaluate(argument, scope), { props: next, scope });
  const linked = linkedArgument(trace, resolved, argument.at);
  left.values = before - (allowed - left.values);
  return linked;
}

/** Gives a component in a call the object beside it as props: `openModal(EditDialog, { id })`. */
function withProps(
  { renderer }: HandlerTrace,
  resolved: ResolvedValue,
  { props, scope }: { props: Value | undefined; scope: LexicalScope },
): ResolvedValue {
  return resolved.kind === 'component' && props?.kind === 'object'
    ? { ...resolved, given: renderer.evaluate(props, scope) }
    : resolved;
}

/** The members of an object of options that hold the props of its component: Quasar's dialog, and vue-final-modal. */
const propsMembers = /^(?:componentProps|props|attrs)$/;

/** Links one argument. Objects are linked down to a limited depth. */
export function linkedArgument(trace: HandlerTrace, resolved: ResolvedValue, at: Source, depth = 0): LinkedValue {
  const { renderer, site } = trace;
  if (resolved.kind === 'value' && resolved.value.kind === 'function') {
    const { value: fn, scope } = resolved;
    const name = renderer.memory.functionNames.get(fn);
    if (fn.returns !== undefined) {
      site.detached?.push({ resolved: renderer.call({ fn, closure: scope, args: [], caller: scope }), at });
    }
    return { kind: 'function', ...(name === undefined ? {} : { name }), does: { calls: [], sets: [] }, at: fn.at };
  }
  if (resolved.kind === 'value' && resolved.value.kind === 'object' && depth < limits.argumentDepth) {
    const { value, scope } = resolved;
    const props = value.entries.find(({ key }) => propsMembers.test(key))?.value;
    const link = (one: Value): LinkedValue =>
      linkedArgument(trace, withProps(trace, renderer.evaluate(one, scope), { props, scope }), one.at, depth + 1);
    const entries = value.entries.map((entry) => ({ key: entry.key, value: link(entry.value) }));
    return { kind: 'object', entries, spreads: value.spreads.map(link), at: value.at };
  }
  return depth >= limits.argumentDepth ? { kind: 'unknown', at } : renderer.toLinkedValue(resolved, at, site);
}
