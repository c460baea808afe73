import type { Source } from '@webmcp/contract';

import type { FunctionValue } from '../../extract/facts/facts.js';
import { resultPath } from '../evaluate/callee-of.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { LinkedHandler, LinkedNode, LinkedValue, ValueJudgement } from '../model/linked.js';
import type { DetachedMarkup, RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResolvedValue, ResultValue, WrittenValue } from '../model/resolved-value.js';
import { renderDetached } from './detached-nodes.js';
import { linkedArguments, recordCall } from './handler-trace.js';
import { judgedValue } from './judged-value.js';
import { startTrace } from './trace-handler.js';
import { followPassed } from './trace-functions.js';

/** Links a function: its calls and sets, through the app's own functions, and the markup that the function returns. */
export function linkHandler(renderer: Renderer, resolved: WrittenValue, site: RenderSite): LinkedValue {
  const { value, scope } = resolved;
  if (value.kind !== 'function') return { kind: 'unknown', at: value.at };
  const detached: DetachedMarkup[] = [];
  const trace = startTrace(renderer, site, detached);
  trace.followFunction({ fn: value, closure: scope, args: eventOf(value, site), caller: scope });
  if (site.detached !== null) {
    site.detached.push(...detached);
    if (value.returns !== undefined) site.detached.push({ resolved, at: value.at });
  }
  const name = renderer.memory.functionNames.get(value);
  const returns = site.detached === null ? returnedNodes(renderer, value, scope, site) : [];
  const passed = site.detached === null ? renderDetached(renderer, detached, value.at, site) : [];
  const judges = judgedValue(renderer, value, scope);
  return handlerValue({ name, does: trace.does, returns: [...returns, ...passed], judges, at: value.at });
}

/** Returns the event that a control passes to its handler, if the source names the control. */
function eventOf({ params }: FunctionValue, { control }: RenderSite): ResolvedValue[] {
  const [param = ''] = params;
  const isNamed = control?.name !== undefined || control?.id !== undefined;
  return isNamed ? [{ kind: 'unresolved', path: param === '' ? [] : [param], control }] : [];
}

/** Links a function as it runs for one argument: what `run('edit')` calls. */
export function linkAnswer(
  renderer: Renderer,
  { value, scope }: WrittenValue,
  argument: ResolvedValue,
  site: RenderSite,
): LinkedValue | undefined {
  if (value.kind !== 'function') return undefined;
  const trace = startTrace(renderer, site, []);
  trace.followFunction({ fn: value, closure: scope, args: [argument], caller: scope });
  return handlerValue({ name: undefined, does: trace.does, returns: [], at: value.at });
}

/** Returns the markup that a function returns when anything outside the app calls it. */
function returnedNodes(renderer: Renderer, fn: FunctionValue, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  if (fn.returns === undefined) return [];
  return renderer.renderValue(renderer.call({ fn, closure: scope, args: [], caller: scope }), fn.at, site);
}

/** Links a handler that is the result of a call: `handleSubmit(save)`, `debounce(search, 300)`. */
export function linkCallAsHandler(renderer: Renderer, resolved: ResultValue, site: RenderSite): LinkedValue {
  const detached: DetachedMarkup[] = [];
  const trace = startTrace(renderer, site, detached);
  const { call } = resolved;
  const isCall = resolved.path.length === 0;
  const { args, at } = call.value;
  recordCall(trace, {
    callee: isCall ? call.callee : resultPath(resolved),
    args: isCall ? linkedArguments(trace, args, call.scope) : [],
    ...(call.package === undefined ? {} : { package: call.package }),
    at,
  });
  followPassed(trace, args, call.scope, { path: resolved.path });
  if (site.detached !== null) site.detached.push(...detached);
  const returns = site.detached === null ? renderDetached(renderer, detached, at, site) : [];
  return handlerValue({ name: undefined, does: trace.does, returns, at });
}

interface HandlerParts {
  name: string | undefined;
  does: LinkedHandler;
  returns: LinkedNode[];
  judges?: ValueJudgement | undefined;
  at: Source;
}

function handlerValue({ name, does, returns, judges, at }: HandlerParts): LinkedValue {
  return {
    kind: 'function',
    ...(name === undefined ? {} : { name }),
    does,
    ...(returns.length === 0 ? {} : { returns }),
    ...(judges === undefined ? {} : { judges }),
    at,
  };
}
