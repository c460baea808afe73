import type { Value } from '../../extract/facts/facts.js';
import { functionScope } from '../evaluate/call-function.js';
import { canRun } from '../evaluate/state-facts.js';
import type { FunctionCall } from '../model/evaluator.js';
import { limits } from '../model/limits.js';
import type { DetachedMarkup, RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { givenTruth } from './given-truth.js';
import type { HandlerTrace } from './handler-trace.js';
import { followAssign } from './trace-assign.js';
import { followCall, followWrittenCall } from './trace-call.js';

/** Starts the trace of a handler. Markup that its calls receive goes into `detached`. */
export function startTrace(renderer: Renderer, site: RenderSite, detached: DetachedMarkup[]): HandlerTrace {
  const trace: HandlerTrace = {
    renderer,
    does: { calls: [], sets: [] },
    stack: [],
    site: { ...site, detached },
    seen: new Set(),
    heard: new Set(),
    linked: new Map(),
    followFunction: (call) => followFunction(trace, call),
    followCall: (call) => followCall(trace, call),
  };
  return trace;
}

function followFunction(trace: HandlerTrace, call: FunctionCall): void {
  const { renderer, stack, does } = trace;
  const { fn } = call;
  if (stack.includes(fn) || stack.length >= limits.calls || does.calls.length >= limits.facts) return;
  const { left } = renderer.budget;
  if (left.runs <= 0) return;
  left.runs -= 1;
  stack.push(fn);
  const scope = functionScope(renderer, call);
  const runs = ({ when = [] }: { when?: Value[] }): boolean =>
    canRun(renderer, { tests: when, scope }, trace.site.known) &&
    when.every((test) => givenTruth(renderer, { test, fn, scope }) !== false);
  for (const one of fn.does.calls.filter(runs)) followWrittenCall(trace, one, scope);
  for (const assign of fn.does.assigns.filter(runs)) followAssign(trace, assign, scope, fn.does.assigns);
  stack.pop();
}
