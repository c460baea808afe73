import type { Source } from '@webmcp/contract';

import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { limits } from '../model/limits.js';
import type { LinkedHandler, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { DetachedMarkup, ResolvedValue, RenderSite, LexicalScope } from '../model/resolved-value.js';

/** The following of one handler through the app. */
export interface Run {
  linker: Linker;
  does: LinkedHandler;
  /** Functions being followed; one that calls itself is followed once. */
  stack: FunctionValue[];
  site: RenderSite;
  /** Written down already: the same call reached twice is one fact. */
  seen: Set<string>;
  /** Arguments of calls that were linked before: one call may lead to several functions. */
  linked: Map<LexicalScope, Map<readonly Value[], LinkedValue[]>>;
}

export function startRun(linker: Linker, site: RenderSite, detached: DetachedMarkup[]): Run {
  return {
    linker,
    does: { calls: [], sets: [] },
    stack: [],
    site: { ...site, detached },
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
export function linkedOnly(args: readonly Value[], scope: LexicalScope, run: Run): LinkedValue[] {
  const inScope = run.linked.get(scope) ?? new Map<readonly Value[], LinkedValue[]>();
  run.linked.set(scope, inScope);
  const known = inScope.get(args) ?? args.map((argument) => limitedArgument(argument, scope, run));
  inScope.set(args, known);
  return known;
}

function limitedArgument(argument: Value, scope: LexicalScope, run: Run): LinkedValue {
  const { linker } = run;
  const before = linker.left.values;
  const allowed = Math.min(before, limits.argumentValues);
  linker.left.values = allowed;
  const linked = linkedArgument(linker.evaluate(argument, scope), argument.at, run, 0);
  linker.left.values = before - (allowed - linker.left.values);
  return linked;
}

/** One argument; objects are looked into as far as options go. */
export function linkedArgument(resolved: ResolvedValue, at: Source, run: Run, depth: number): LinkedValue {
  if (resolved.kind === 'value' && resolved.value.kind === 'function') {
    const name = run.linker.functionNames.get(resolved.value);
    if (resolved.value.returns !== undefined) {
      run.site.detached?.push({ resolved: run.linker.call(resolved.value, resolved.scope, [], resolved.scope), at });
    }
    return {
      kind: 'function',
      ...(name === undefined ? {} : { name }),
      does: { calls: [], sets: [] },
      at: resolved.value.at,
    };
  }
  if (resolved.kind === 'value' && resolved.value.kind === 'object' && depth < limits.argumentDepth) {
    const { value, scope } = resolved;
    const link = (one: Value): LinkedValue => linkedArgument(run.linker.evaluate(one, scope), one.at, run, depth + 1);
    const entries = value.entries.map((entry) => ({ key: entry.key, value: link(entry.value) }));
    return { kind: 'object', entries, spreads: value.spreads.map(link), at: value.at };
  }
  return depth >= limits.argumentDepth ? { kind: 'unknown', at } : run.linker.linked(resolved, at, run.site);
}
