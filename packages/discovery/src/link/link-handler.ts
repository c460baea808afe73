import type { Source } from '@webmcp/contract';

import type { FunctionValue, HandlerFacts, Value } from '../extract/facts.js';
import { bindFunction } from './bind-function.js';
import { limits } from './limits.js';
import type { LinkedHandler, LinkedNode, LinkedValue } from './linked.js';
import type { Linker } from './linker.js';
import { lookUpPath } from './look-up.js';
import { absent, type Floating, type Meaning, type Place, type Scope, type Thunk } from './meaning.js';
import { calledFrom, calleeMeaning, resultPath, thunks } from './reduce-call.js';
import { floatingNodes } from './spilled-nodes.js';

type Call = HandlerFacts['calls'][number];

interface Run {
  linker: Linker;
  does: LinkedHandler;
  /** Functions being followed; one that calls itself is followed once. */
  stack: FunctionValue[];
  place: Place;
  /** Written down already: the same call reached twice is one fact. */
  seen: Set<string>;
}

/** A function as a linked value: what it does, through the app's own functions, and the markup that it gives. */
export function linkHandler(linker: Linker, meaning: Extract<Meaning, { kind: 'value' }>, place: Place): LinkedValue {
  const { value, scope } = meaning;
  if (value.kind !== 'function') return { kind: 'unknown', at: value.at };
  const floating: Floating[] = [];
  const run = startRun(linker, place, floating);
  follow(value, scope, [], run, scope);
  if (place.floating !== null) place.floating.push(...floating);
  const name = linker.functionNames.get(value);
  const returns = returnedNodes(linker, value, scope, place, floating);
  return {
    kind: 'function',
    ...(name === undefined ? {} : { name }),
    does: run.does,
    ...(returns.length === 0 ? {} : { returns }),
    at: value.at,
  };
}

function startRun(linker: Linker, place: Place, floating: Floating[]): Run {
  return {
    linker,
    does: { calls: [], sets: [] },
    stack: [],
    place: { ...place, floating },
    seen: new Set(),
  };
}

/** The markup that a function gives when something outside calls it, and what it passes to calls (`open(<Dialog/>)`). */
function returnedNodes(
  linker: Linker,
  fn: FunctionValue,
  scope: Scope,
  place: Place,
  floating: Floating[],
): LinkedNode[] {
  if (place.floating !== null) return [];
  const nodes = fn.returns === undefined ? [] : linker.shown(linker.call(fn, scope, [], scope), fn.at, place);
  return [...nodes, ...floatingNodes(linker, floating, fn.at, place)];
}

/** What happens when an event prop's value is what a call gives: `handleSubmit(save)`, `debounce(search, 300)`. */
export function linkCallAsHandler(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'result' }>,
  place: Place,
): LinkedValue {
  const floating: Floating[] = [];
  const run = startRun(linker, place, floating);
  const { call } = meaning;
  const isCall = meaning.path.length === 0;
  write(run, {
    callee: isCall ? call.callee : resultPath(meaning),
    args: isCall ? linkedOnly(call.value.args, call.scope, run) : [],
    ...(call.package === undefined ? {} : { package: call.package }),
    at: call.value.at,
  });
  followPassed(call.value.args, call.scope, run);
  if (place.floating !== null) place.floating.push(...floating);
  const returns = place.floating === null ? floatingNodes(linker, floating, call.value.at, place) : [];
  return { kind: 'function', does: run.does, ...(returns.length === 0 ? {} : { returns }), at: call.value.at };
}

function follow(fn: FunctionValue, closure: Scope, args: (Meaning | Thunk)[], run: Run, caller: Scope): void {
  const { linker, stack, does } = run;
  if (stack.includes(fn) || stack.length >= limits.calls || does.calls.length >= limits.facts) return;
  if (linker.left.runs <= 0) return;
  linker.left.runs -= 1;
  stack.push(fn);
  const scope = bindFunction(linker, fn, closure, args, {
    ...calledFrom(linker, fn, closure, caller),
    calls: stack.length,
  });
  for (const call of fn.does.calls) followCall(call, scope, run);
  for (const assign of fn.does.assigns) followAssign(assign, scope, run);
  stack.pop();
}

const plumbing = new Set(['then', 'catch', 'finally']);

function followCall(call: Call, scope: Scope, run: Run): void {
  const { owner, meaning } = calleeMeaning(run.linker, call, scope);
  if (plumbing.has(call.callee.at(-1) ?? '') && (call.on !== undefined || call.callee.length > 1)) {
    followPassed(call.args, scope, run);
    return;
  }
  followMeaning(meaning, owner, call, scope, run);
}

function followMeaning(meaning: Meaning, owner: Meaning | null, call: Call, scope: Scope, run: Run): void {
  switch (meaning.kind) {
    case 'absent':
      return;
    case 'setter': {
      const [value] = linkedOnly(call.args, scope, run);
      run.does.sets.push({ state: meaning.id, ...(value === undefined ? {} : { value }), at: call.at });
      if (meaning.dispatch) writeCall(call.callee, undefined, call, scope, run);
      return;
    }
    case 'either':
      for (const option of meaning.options) followMeaning(option, owner, call, scope, run);
      return;
    case 'value':
      if (meaning.value.kind !== 'function') break;
      writeCall(call.callee, undefined, call, scope, run, false);
      follow(meaning.value, meaning.scope, thunks(call.args, scope), run, scope);
      return;
    case 'outside':
      writeCall(meaning.path, meaning.package, call, scope, run);
      return;
    case 'result': {
      const path = resultPath(meaning);
      const written = call.callee.at(-1);
      const callee =
        meaning.path.length > 0 || call.on !== undefined || written === undefined ? path : [...path, written];
      writeCall(callee, meaning.call.package, call, scope, run);
      followSource(meaning, thunks(call.args, scope), run);
      return;
    }
    case 'state':
    case 'item':
      writeCall(
        call.callee,
        undefined,
        call,
        scope,
        run,
        true,
        run.linker.linked(owner ?? meaning, call.at, run.place),
      );
      return;
    case 'unresolved':
    case 'component':
    case 'namespace':
    case 'list':
    case 'given':
      break;
  }
  writeCall(call.callee, undefined, call, scope, run);
}

/**
 * What was given to the call that this is a result of happens when the result is called: `useMutation({ mutationFn })`,
 * `debounce(save)`. A function given directly, or as `…Fn`, gets the same arguments.
 */
function followSource(meaning: Extract<Meaning, { kind: 'result' }>, args: Thunk[], run: Run): void {
  const { call } = meaning;
  for (const argument of call.value.args) {
    const given = run.linker.reduce(argument, call.scope);
    if (given.kind !== 'value') continue;
    if (given.value.kind === 'function') follow(given.value, given.scope, args, run, call.scope);
    if (given.value.kind !== 'object') continue;
    for (const entry of given.value.entries) {
      const option = run.linker.reduce(entry.value, given.scope);
      if (option.kind !== 'value' || option.value.kind !== 'function') continue;
      follow(option.value, option.scope, entry.key.endsWith('Fn') ? args : [], run, call.scope);
    }
  }
  if (call.on?.kind === 'result') followSource(call.on, [], run);
}

function writeCall(
  callee: string[],
  pack: string | undefined,
  call: Call,
  scope: Scope,
  run: Run,
  followArguments = true,
  on?: LinkedValue,
): void {
  write(run, {
    callee,
    args: linkedOnly(call.args, scope, run),
    ...(pack === undefined ? {} : { package: pack }),
    ...(on === undefined ? {} : { on }),
    at: call.at,
  });
  if (followArguments) followPassed(call.args, scope, run);
}

function write(run: Run, call: LinkedHandler['calls'][number]): void {
  const { at, callee } = call;
  const key = `${at.file}:${at.line}:${at.column}:${callee.join('.')}:${call.args.map(shortly).join()}`;
  if (run.seen.has(key)) return;
  run.seen.add(key);
  run.does.calls.push(call);
}

function shortly(value: LinkedValue): string {
  switch (value.kind) {
    case 'literal':
      return String(value.value);
    case 'template':
      return value.parts.map(shortly).join('+');
    case 'item':
    case 'reference':
      return value.path.join('.');
    default:
      return value.kind;
  }
}

/** Functions among the arguments of a call happen because of it. */
function followPassed(args: readonly Value[], scope: Scope, run: Run): void {
  for (const argument of args) {
    const meaning = run.linker.reduce(argument, scope);
    if (meaning.kind !== 'value') continue;
    if (meaning.value.kind === 'function') follow(meaning.value, meaning.scope, [], run, scope);
    if (meaning.value.kind !== 'object') continue;
    for (const entry of meaning.value.entries) {
      const option = run.linker.reduce(entry.value, meaning.scope);
      if (option.kind === 'value' && option.value.kind === 'function') {
        follow(option.value, option.scope, [], run, scope);
      }
    }
  }
}

/** Functions among the arguments stand for themselves: what they do is written down once, in the handler that passes them. */
function linkedOnly(args: readonly Value[], scope: Scope, run: Run): LinkedValue[] {
  return args.map((argument) => {
    const meaning = run.linker.reduce(argument, scope);
    return linkedArgument(meaning, argument.at, run, 0);
  });
}

function linkedArgument(meaning: Meaning, at: Source, run: Run, depth: number): LinkedValue {
  if (meaning.kind === 'value' && meaning.value.kind === 'function') {
    const name = run.linker.functionNames.get(meaning.value);
    if (meaning.value.returns !== undefined) {
      run.place.floating?.push({ meaning: run.linker.call(meaning.value, meaning.scope, [], meaning.scope), at });
    }
    return {
      kind: 'function',
      ...(name === undefined ? {} : { name }),
      does: { calls: [], sets: [] },
      at: meaning.value.at,
    };
  }
  if (meaning.kind === 'value' && meaning.value.kind === 'object' && depth < 4) {
    const { value, scope } = meaning;
    const link = (one: Value): LinkedValue => linkedArgument(run.linker.reduce(one, scope), one.at, run, depth + 1);
    const entries = value.entries.map((entry) => ({ key: entry.key, value: link(entry.value) }));
    return { kind: 'object', entries, spreads: value.spreads.map(link), at: value.at };
  }
  return depth >= limits.argumentDepth ? { kind: 'unknown', at } : run.linker.linked(meaning, at, run.place);
}

function followAssign(assign: HandlerFacts['assigns'][number], scope: Scope, run: Run): void {
  const { target, value, at } = assign;
  const meaning = target[0] === undefined ? absent : lookUpPath(run.linker, scope, target);
  const linked = linkedArgument(run.linker.reduce(value, scope), value.at, run, 0);
  if (meaning.kind === 'state') run.does.sets.push({ state: meaning.id, value: linked, at });
  else if (
    target.length > 1 &&
    (meaning.kind === 'unresolved' || meaning.kind === 'result' || meaning.kind === 'item')
  ) {
    write(run, { callee: [...target, '='], args: [linked], at });
  }
}
