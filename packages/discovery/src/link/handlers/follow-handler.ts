import type { FunctionValue, HandlerFacts, Value } from '../../extract/facts/facts.js';
import { camelCase, eventProp } from '../../extract/script/event-prop.js';
import { bindFunction } from '../evaluate/bind-function.js';
import { calledFrom } from '../evaluate/call-function.js';
import { linkedArgument, linkedOnly, write, type Run } from './handler-run.js';
import { limits } from '../model/limits.js';
import type { LinkedValue } from '../model/linked.js';
import { lookUpPath } from '../evaluate/look-up.js';
import { absent, type ResolvedValue, type LexicalScope, type DeferredValue } from '../model/resolved-value.js';
import { givenMember } from '../evaluate/member-of.js';
import { calledPath, calleeValue, deferredArguments } from '../evaluate/evaluate-call.js';
import { newValue, updatedMembers } from './updated-members.js';

type Call = HandlerFacts['calls'][number];
type StateValue = Extract<ResolvedValue, { kind: 'state' }>;

/** Writes down what a function does, for arguments, and what the app's own functions that it calls do. */
export function follow(
  fn: FunctionValue,
  closure: LexicalScope,
  args: (ResolvedValue | DeferredValue)[],
  run: Run,
  caller: LexicalScope,
): void {
  const { linker, stack, does } = run;
  if (stack.includes(fn) || stack.length >= limits.calls || does.calls.length >= limits.facts) return;
  if (linker.left.runs <= 0) return;
  linker.left.runs -= 1;
  stack.push(fn);
  const scope = bindFunction(linker, fn, closure, args, calledFrom(linker, fn, closure, caller));
  for (const call of fn.does.calls) followCall(call, scope, run);
  for (const assign of fn.does.assigns) followAssign(assign, scope, run);
  stack.pop();
}

const plumbing = new Set(['then', 'catch', 'finally']);

function followCall(call: Call, scope: LexicalScope, run: Run): void {
  const { owner, resolved } = calleeValue(run.linker, call, scope);
  if (plumbing.has(call.callee.at(-1) ?? '') && (call.on !== undefined || call.callee.length > 1)) {
    followPassed(call.args, scope, run);
    return;
  }
  followValue(resolved, owner, call, scope, run);
}

function followValue(
  resolved: ResolvedValue,
  owner: ResolvedValue | null,
  call: Call,
  scope: LexicalScope,
  run: Run,
): void {
  switch (resolved.kind) {
    case 'absent':
      return;
    case 'setter': {
      if (resolved.by === 'members') {
        setMembers(resolved.id, call, scope, run);
        return;
      }
      if (resolved.by === 'dispatch') {
        setByAction(resolved.id, call, scope, run);
        writeCall(call.callee, undefined, call, scope, run);
      } else setWhole(resolved.id, call, scope, run);
      return;
    }
    case 'either':
      for (const option of resolved.options) followValue(option, owner, call, scope, run);
      return;
    case 'value':
      if (resolved.value.kind !== 'function') break;
      writeOwn(call, scope, run);
      follow(resolved.value, resolved.scope, deferredArguments(call.args, scope), run, scope);
      return;
    case 'outside':
      writeCall(resolved.path, resolved.package, call, scope, run);
      return;
    case 'result': {
      writeCall(calledPath(resolved, call), resolved.call.package, call, scope, run);
      followSource(resolved, deferredArguments(call.args, scope), run);
      return;
    }
    case 'state':
    case 'item':
      writeCall(call.callee, undefined, call, scope, run, run.linker.linked(owner ?? resolved, call.at, run.site));
      return;
    case 'unresolved':
      if (resolved.path[0] === '$emit' && resolved.path.length === 1 && followEmit(call, scope, run)) return;
      break;
    case 'store':
    case 'component':
    case 'namespace':
    case 'list':
    case 'given':
      break;
  }
  writeCall(call.callee, undefined, call, scope, run);
}

/** A call of one of the app's own functions; what that does is written down beside it. */
function writeOwn(call: Call, scope: LexicalScope, run: Run): void {
  write(run, { callee: call.callee, args: linkedOnly(call.args, scope, run), own: true, at: call.at });
}

/** `dispatch(action)`: the action is not what the state becomes. */
function setByAction(id: string, call: Call, scope: LexicalScope, run: Run): void {
  const [value] = linkedOnly(call.args, scope, run);
  run.does.sets.push({ state: id, ...(value === undefined ? {} : { value }), at: call.at });
}

/** `setOpen(true)`; of `setPage({ ...page, open: true })` only the members that it changes. */
function setWhole(id: string, call: Call, scope: LexicalScope, run: Run): void {
  const { linker, does } = run;
  const [argument] = call.args;
  const given = argument === undefined ? absent : linker.evaluate(argument, scope);
  const state: StateValue = { kind: 'state', id, path: [] };
  const members = updatedMembers(linker, state, given, scope);
  if (members === null) {
    const next = newValue(linker, state, given, scope);
    // Of a function only what it plainly makes is better known than the function.
    const isMade = next !== given && next.kind === 'list';
    const [value] = isMade ? [linkedArgument(next, call.at, run, 0)] : linkedOnly(call.args, scope, run);
    does.sets.push({ state: id, ...(value === undefined ? {} : { value }), at: call.at });
    if (value?.kind !== 'object' || value.spreads.length > 0) return;
    for (const entry of value.entries) {
      does.sets.push({ state: `${id}.${entry.key}`, value: entry.value, at: call.at });
    }
    return;
  }
  for (const { path, value, at } of members) {
    does.sets.push({ state: [id, ...path].join('.'), value: linkedArgument(value, at, run, 0), at: call.at });
  }
}

/** `set({ open: true })` of a store, also with a function that gives the object. */
function setMembers(id: string, call: Call, scope: LexicalScope, run: Run): void {
  const [argument] = call.args;
  if (argument === undefined) return;
  const given = run.linker.evaluate(argument, scope);
  const isUpdate = given.kind === 'value' && given.value.kind === 'function';
  const next =
    isUpdate && given.value.kind === 'function' ? run.linker.call(given.value, given.scope, [], scope) : given;
  if (next.kind !== 'value' || next.value.kind !== 'object') {
    run.does.sets.push({ state: id, at: call.at });
    return;
  }
  for (const { key, value } of next.value.entries) {
    const linked = linkedArgument(run.linker.evaluate(value, next.scope), value.at, run, 0);
    run.does.sets.push({ state: `${id}.${key}`, value: linked, at: call.at });
  }
}

/** Vue's `$emit('save', draft)` runs what the use site gave as `onSave`; `update:title` sets what it gave as `two-way:title`. */
function followEmit(call: Call, scope: LexicalScope, run: Run): boolean {
  const { given } = scope.owner;
  const [event, ...args] = call.args;
  if (event?.kind !== 'literal' || typeof event.value !== 'string') return false;
  const handler = givenMember(run.linker, given, eventProp(event.value));
  const name = handler.kind === 'value' ? run.linker.functionNames.get(handler.value) : undefined;
  const passed: Call = { callee: [name ?? '$emit'], args, at: call.at };
  if (handler.kind !== 'absent' && handler.kind !== 'unresolved') followValue(handler, null, passed, scope, run);
  const [, model] = /^update:(.+)$/.exec(event.value) ?? [];
  const bound = model === undefined ? absent : givenMember(run.linker, given, camelCase(model));
  if (bound.kind === 'state') {
    const [value] = linkedOnly(args, scope, run);
    run.does.sets.push({ state: bound.id, ...(value === undefined ? {} : { value }), at: call.at });
  }
  return !given.open;
}

/**
 * What was given to the call that this is a result of happens when the result is called: `useMutation({ mutationFn })`,
 * `debounce(save)`. A function given directly, or as `…Fn`, gets the same arguments.
 */
function followSource(resolved: Extract<ResolvedValue, { kind: 'result' }>, args: DeferredValue[], run: Run): void {
  const { call } = resolved;
  for (const argument of call.value.args) {
    const given = run.linker.evaluate(argument, call.scope);
    if (given.kind !== 'value') continue;
    if (given.value.kind === 'function') {
      writeGiven(given.value, argument, run);
      follow(given.value, given.scope, args, run, call.scope);
    }
    if (given.value.kind !== 'object') continue;
    for (const entry of given.value.entries) {
      const option = run.linker.evaluate(entry.value, given.scope);
      if (option.kind !== 'value' || option.value.kind !== 'function') continue;
      const isSame = entry.key.endsWith('Fn');
      if (isSame) writeGiven(option.value, entry.value, run);
      follow(option.value, option.scope, isSame ? args : [], run, call.scope);
    }
  }
  if (call.on?.kind === 'result') followSource(call.on, [], run);
}

/** A function of the app that is handed over by its name is called by that name, whoever calls it. */
function writeGiven(fn: FunctionValue, given: Value, run: Run): void {
  const name = run.linker.functionNames.get(fn);
  if (name !== undefined) write(run, { callee: [name], args: [], own: true, at: given.at });
}

function writeCall(
  callee: string[],
  pack: string | undefined,
  call: Call,
  scope: LexicalScope,
  run: Run,
  on?: LinkedValue,
): void {
  write(run, {
    callee,
    args: linkedOnly(call.args, scope, run),
    ...(pack === undefined ? {} : { package: pack }),
    ...(on === undefined ? {} : { on }),
    at: call.at,
  });
  followPassed(call.args, scope, run);
}

/** Functions among the arguments of a call happen because of it. */
export function followPassed(args: readonly Value[], scope: LexicalScope, run: Run): void {
  for (const argument of args) {
    const resolved = run.linker.evaluate(argument, scope);
    if (resolved.kind === 'result') followThunk(resolved, run);
    if (resolved.kind !== 'value') continue;
    if (resolved.value.kind === 'function') follow(resolved.value, resolved.scope, [], run, scope);
    if (resolved.value.kind !== 'object') continue;
    for (const entry of resolved.value.entries) {
      const option = run.linker.evaluate(entry.value, resolved.scope);
      if (option.kind === 'value' && option.value.kind === 'function') {
        follow(option.value, option.scope, [], run, scope);
      }
    }
  }
}

/** `dispatch(remove(id))`, where `remove` was made by a call that was given a function: that function happens. */
function followThunk({ call, path }: Extract<ResolvedValue, { kind: 'result' }>, run: Run): void {
  if (path.length > 0 || call.on?.kind !== 'result' || call.on.path.length > 0) return;
  followSource(call.on, deferredArguments(call.value.args, call.scope), run);
}

function followAssign(assign: HandlerFacts['assigns'][number], scope: LexicalScope, run: Run): void {
  const { target, value, at } = assign;
  const resolved = target[0] === undefined ? absent : lookUpPath(run.linker, scope, target);
  const linked = linkedArgument(run.linker.evaluate(value, scope), value.at, run, 0);
  if (resolved.kind === 'state')
    run.does.sets.push({ state: [resolved.id, ...resolved.path].join('.'), value: linked, at });
  else if (
    target.length > 1 &&
    (resolved.kind === 'unresolved' || resolved.kind === 'result' || resolved.kind === 'item')
  ) {
    write(run, { callee: [...target, '='], args: [linked], at });
  }
}
