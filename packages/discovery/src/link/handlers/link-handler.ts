import type { FunctionValue } from '../../extract/facts/facts.js';
import { follow, followPassed } from './follow-handler.js';
import { linkedOnly, startRun, write } from './handler-run.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { DetachedMarkup, ResolvedValue, RenderSite, LexicalScope } from '../model/resolved-value.js';
import { resultPath } from '../evaluate/evaluate-call.js';
import { renderDetached } from './detached-nodes.js';

/** A function as a linked value: what it does, through the app's own functions, and the markup that it gives. */
export function linkHandler(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'value' }>,
  site: RenderSite,
): LinkedValue {
  const { value, scope } = resolved;
  if (value.kind !== 'function') return { kind: 'unknown', at: value.at };
  const detached: DetachedMarkup[] = [];
  const run = startRun(linker, site, detached);
  follow(value, scope, [], run, scope);
  if (site.detached !== null) {
    site.detached.push(...detached);
    if (value.returns !== undefined) site.detached.push({ resolved, at: value.at });
  }
  const name = linker.functionNames.get(value);
  const returns = returnedNodes(linker, value, scope, site, detached);
  return {
    kind: 'function',
    ...(name === undefined ? {} : { name }),
    does: run.does,
    ...(returns.length === 0 ? {} : { returns }),
    at: value.at,
  };
}

/** The markup that a function gives when something outside calls it, and what it passes to calls (`open(<Dialog/>)`). */
function returnedNodes(
  linker: Linker,
  fn: FunctionValue,
  scope: LexicalScope,
  site: RenderSite,
  detached: DetachedMarkup[],
): LinkedNode[] {
  if (site.detached !== null) return [];
  const nodes = fn.returns === undefined ? [] : linker.shown(linker.call(fn, scope, [], scope), fn.at, site);
  return [...nodes, ...renderDetached(linker, detached, fn.at, site)];
}

/** What happens when an event prop's value is what a call gives: `handleSubmit(save)`, `debounce(search, 300)`. */
export function linkCallAsHandler(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'result' }>,
  site: RenderSite,
): LinkedValue {
  const detached: DetachedMarkup[] = [];
  const run = startRun(linker, site, detached);
  const { call } = resolved;
  const isCall = resolved.path.length === 0;
  write(run, {
    callee: isCall ? call.callee : resultPath(resolved),
    args: isCall ? linkedOnly(call.value.args, call.scope, run) : [],
    ...(call.package === undefined ? {} : { package: call.package }),
    at: call.value.at,
  });
  followPassed(call.value.args, call.scope, run);
  if (site.detached !== null) site.detached.push(...detached);
  const returns = site.detached === null ? renderDetached(linker, detached, call.value.at, site) : [];
  return { kind: 'function', does: run.does, ...(returns.length === 0 ? {} : { returns }), at: call.value.at };
}
