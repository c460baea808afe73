import type { Source } from '@webmcp/contract';

import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { limits } from '../model/limits.js';
import type { LinkedHandler, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { Floating, Meaning, Place, Scope } from '../model/resolved-value.js';

/** The following of one handler through the app. */
export interface Run {
  linker: Linker;
  does: LinkedHandler;
  /** Functions being followed; one that calls itself is followed once. */
  stack: FunctionValue[];
  place: Place;
  /** Written down already: the same call reached twice is one fact. */
  seen: Set<string>;
  /** Arguments of calls that were linked before: one call may lead to several functions. */
  linked: Map<Scope, Map<readonly Value[], LinkedValue[]>>;
}

export function startRun(linker: Linker, place: Place, floating: Floating[]): Run {
  return {
    linker,
    does: { calls: [], sets: [] },
    stack: [],
    place: { ...place, floating },
    seen: new Set(),
    linked: new Map(),
  };
}

/** Writes a call down, once for each way of calling it. */
export function write(run: Run, call: LinkedHandler['calls'][number]): void {
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

/** Functions among the arguments stand for themselves: what they do is written down once, in the handler that passes them. */
export function linkedOnly(args: readonly Value[], scope: Scope, run: Run): LinkedValue[] {
  const inScope = run.linked.get(scope) ?? new Map<readonly Value[], LinkedValue[]>();
  run.linked.set(scope, inScope);
  const known = inScope.get(args) ?? args.map((argument) => limitedArgument(argument, scope, run));
  inScope.set(args, known);
  return known;
}

function limitedArgument(argument: Value, scope: Scope, run: Run): LinkedValue {
  const { linker } = run;
  const before = linker.left.values;
  const allowed = Math.min(before, limits.argumentValues);
  linker.left.values = allowed;
  const linked = linkedArgument(linker.reduce(argument, scope), argument.at, run, 0);
  linker.left.values = before - (allowed - linker.left.values);
  return linked;
}

/** One argument; objects are looked into as far as options go. */
export function linkedArgument(meaning: Meaning, at: Source, run: Run, depth: number): LinkedValue {
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
  if (meaning.kind === 'value' && meaning.value.kind === 'object' && depth < limits.argumentDepth) {
    const { value, scope } = meaning;
    const link = (one: Value): LinkedValue => linkedArgument(run.linker.reduce(one, scope), one.at, run, depth + 1);
    const entries = value.entries.map((entry) => ({ key: entry.key, value: link(entry.value) }));
    return { kind: 'object', entries, spreads: value.spreads.map(link), at: value.at };
  }
  return depth >= limits.argumentDepth ? { kind: 'unknown', at } : run.linker.linked(meaning, at, run.place);
}
