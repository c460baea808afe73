import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { deferredArguments } from '../known-calls/value-call.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { DeferredValue, ResolvedValue, ResultValue } from '../model/resolved-value.js';
import { attaches, attachesByName } from './attaching-calls.js';
import { recordCall, type HandlerTrace } from './handler-trace.js';
import { followSliceAction } from './slice-action.js';

/** A function that a call receives: directly, or as a member of an object of options. */
interface PassedFunction {
  fn: FunctionValue;
  closure: LexicalScope;
  /** The value as written. */
  written: Value;
  /** The member's name, in an object. */
  key?: string;
}

/** Decides whether an object is a new instance of a class. Its methods are no options: `list.add(new Note())` runs none. */
const isInstance = ({ value, scope }: Extract<ResolvedValue, { kind: 'value' }>): boolean =>
  Object.hasOwn(scope.locals, 'this') && scope.locals['this'] === value;

/** Visits the functions in an argument of a call. */
function visitFunctions(
  trace: HandlerTrace,
  argument: Value,
  resolved: ResolvedValue,
  visit: (passed: PassedFunction) => void,
): void {
  if (resolved.kind !== 'value') return;
  const { value, scope: closure } = resolved;
  if (value.kind === 'function') visit({ fn: value, closure, written: argument });
  if (value.kind !== 'object' || isInstance(resolved)) return;
  for (const { key, value: written } of value.entries) {
    const option = trace.renderer.evaluate(written, closure);
    if (option.kind !== 'value' || option.value.kind !== 'function') continue;
    visit({ fn: option.value, closure: option.scope, written, key });
  }
}

/** Names of members whose function listens to an act: `onclick`, `onClick`. A form library calls its `onSubmit` itself. */
const listens = /^on(?:Click|click|dblclick|submit|change|input|key(?:down|up|press)|(?:mouse|pointer)(?:down|up))$/;

/**
 * Follows the functions that a call receives. A function that the call only attaches to an event runs later.
 * @param given `isRun`: the call itself only runs its function, such as `setTimeout(draw, 300)`, so the name counts too.
 * `path`: the members of the result that are called
 */
export function followPassed(
  trace: HandlerTrace,
  args: readonly Value[],
  scope: LexicalScope,
  { isRun = false, path = [] }: { isRun?: boolean; path?: readonly string[] } = {},
): void {
  for (const argument of args) {
    const resolved = trace.renderer.evaluate(argument, scope);
    if (resolved.kind === 'result') followAction(trace, resolved);
    visitFunctions(trace, argument, resolved, ({ fn, closure, key = '' }) => {
      if (isRun) recordByName(trace, fn, argument);
      if (!listens.test(key) && mayRun(key, path)) trace.followFunction({ fn, closure, args: [], caller: scope });
    });
  }
}

/** Decides whether a member of a result may run an option of its maker. The `onSubmit` of a form needs a method that submits. */
const mayRun = (key: string | undefined, path: readonly string[]): boolean =>
  key !== 'onSubmit' || path.length === 0 || /submit/i.test(path.at(-1) ?? '');

/** Follows `dispatch(remove(id))`: if an outside call made `remove` from a function, that function is followed. */
function followAction(trace: HandlerTrace, action: ResultValue): void {
  const { call, path } = action;
  if (path.length > 0 || followSliceAction(trace, action)) return;
  if (call.on?.kind !== 'result' || call.on.path.length > 0) return;
  followMaker(trace, call.on, deferredArguments(call.value.args, call.scope));
}

/**
 * Follows the functions that the maker of a result received: calling the result runs them, as with
 * `useMutation({ mutationFn })` or `debounce(save)`. A function passed directly, or as `…Fn`, gets the same arguments. A
 * listener that jQuery attaches on the way, `$(button).click(open).appendTo(row)`, runs later. The `onSubmit` of a form runs
 * only by a method that submits: `formik.setFieldValue` keeps a value.
 */
export function followMaker(trace: HandlerTrace, { call, path }: ResultValue, args: readonly DeferredValue[]): void {
  const isListener = attaches(call.value) || attachesByName(call.value);
  for (const argument of isListener ? [] : call.value.args) {
    const resolved = trace.renderer.evaluate(argument, call.scope);
    visitFunctions(trace, argument, resolved, ({ fn, closure, written, key }) => {
      if (!mayRun(key, path)) return;
      const isSame = key === undefined || key.endsWith('Fn');
      if (isSame) recordByName(trace, fn, written);
      trace.followFunction({ fn, closure, args: isSame ? args : [], caller: call.scope });
    });
  }
  if (call.on?.kind === 'result') followMaker(trace, call.on, []);
}

/** Records a call of an own function that is passed by its name. */
function recordByName(trace: HandlerTrace, fn: FunctionValue, written: Value): void {
  const name = trace.renderer.memory.functionNames.get(fn);
  if (name !== undefined) recordCall(trace, { callee: [name], args: [], own: true, at: written.at });
}
