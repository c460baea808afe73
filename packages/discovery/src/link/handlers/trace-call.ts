import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { withoutThis } from '../evaluate/called-with-this.js';
import { calledPath, calleeOf, isElement } from '../evaluate/callee-of.js';
import { noteFunctionOfItem } from '../evaluate/item-members.js';
import { deferredArguments } from '../known-calls/value-call.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { LinkedValue } from '../model/linked.js';
import { linkedArguments, recordCall, type HandlerTrace, type TracedCall, type WrittenCall } from './handler-trace.js';
import { attaches, attachesByName } from './attaching-calls.js';
import { foundById } from './found-by-id.js';
import { isFreshLocal } from './fresh-local.js';
import { followEvent } from './trace-event.js';
import { followEmit } from './trace-emit.js';
import { keepRefCall } from './ref-calls.js';
import { followMerge } from './trace-merge.js';
import { followMaker, followPassed } from './trace-functions.js';
import { followRedux } from './trace-redux.js';
import { followSetter } from './trace-setter.js';
import { followVuex } from './trace-vuex.js';

/** Calls that only find the elements to attach to. */
const finding = /^(?:\$|jQuery|querySelector(?:All)?|getElement\w+|forEach|each|find)$/;
/** Calls that run a function later, and do nothing else. */
const deferring = /^(?:setTimeout|requestAnimationFrame|requestIdleCallback|queueMicrotask)$/;
const promiseMethods = new Set(['then', 'catch', 'finally']);

/** Follows a call as written. Of a promise's `then`, only the functions that it receives count. */
export function followWrittenCall(trace: HandlerTrace, call: WrittenCall, scope: LexicalScope): void {
  const written = withoutThis(trace.renderer, call, scope);
  const { owner, callee } = calleeOf(trace.renderer, written, scope);
  const isMethod = written.on !== undefined || written.callee.length > 1;
  if (isMethod && promiseMethods.has(written.callee.at(-1) ?? '')) followPassed(trace, written.args, scope);
  else followCall(trace, { callee, owner, written, scope });
  followEvent(trace, written, scope);
}

/** Follows a call by the kind of its callee: setters and own functions by their effects, all else by its name. */
export function followCall(trace: HandlerTrace, call: TracedCall): void {
  const { callee, owner, written, scope } = call;
  switch (callee.kind) {
    case 'absent':
      return;
    case 'setter': {
      const own = followSetter(trace, callee, call);
      if (callee.by === 'dispatch') recordOutside(trace, call, { callee: written.callee, own });
      return;
    }
    case 'either':
      for (const option of callee.options) followCall(trace, { ...call, callee: option });
      return;
    case 'value':
      if (callee.value.kind !== 'function') break;
      followOwn(trace, { ...callee, fn: callee.value }, call);
      return;
    case 'outside':
      recordOutside(trace, call, { callee: callee.path, package: callee.package });
      return;
    case 'result':
      recordOutside(trace, call, {
        callee: foundById(trace.renderer, callee) ?? calledPath(callee, written),
        package: callee.call.package,
        own: followRedux(trace, callee, call),
      });
      keepRefCall(trace, call);
      followMaker(trace, callee, deferredArguments(written.args, scope));
      return;
    case 'state':
    case 'item': {
      if (callee.kind === 'item') noteFunctionOfItem(trace.renderer, callee);
      const on = trace.renderer.toLinkedValue(owner ?? callee, written.at, trace.site);
      recordOutside(trace, call, { callee: written.callee, on });
      keepRefCall(trace, call);
      return;
    }
    case 'unresolved':
      if (callee.path[0] === '$emit' && callee.path.length === 1 && followEmit(trace, written, scope)) return;
      keepRefCall(trace, call);
      followMerge(trace, written, scope);
      if (!isElement(callee.path)) break;
      recordOutside(trace, call, { callee: callee.path });
      return;
    case 'store':
      if (followVuex(trace, callee, call)) return;
      break;
    case 'component':
    case 'namespace':
    case 'list':
    case 'props':
      break;
  }
  recordOutside(trace, call, { callee: written.callee });
}

/**
 * Records a call of an own function and follows it. A function that only attaches listeners does nothing yet, and one that
 * returns markup draws. So its name (`deleteContact`, `createCard`) names no effect of the call.
 */
function followOwn(
  trace: HandlerTrace,
  { fn, scope: closure }: { fn: FunctionValue; scope: LexicalScope },
  { written, scope }: TracedCall,
): void {
  const { calls, sets } = trace.does;
  const before = { calls: calls.length, sets: sets.length };
  recordCall(trace, {
    callee: written.callee,
    args: linkedArguments(trace, written.args, scope),
    own: true,
    at: written.at,
  });
  const own = calls.length > before.calls ? calls[before.calls] : undefined;
  trace.followFunction({ fn, closure, args: deferredArguments(written.args, scope), caller: scope });
  const made = calls.slice(before.calls).filter((each) => each !== own);
  const isSetUp = made.some(attaches) && made.every((each) => attaches(each) || finding.test(each.callee.at(-1) ?? ''));
  if (own !== undefined && (isSetUp || isMarkupText(fn.result)) && sets.length === before.sets)
    calls.splice(before.calls, 1);
}

/** Decides whether a function returns markup as a text: `createCard` draws a card, and its name means no record. */
function isMarkupText(result: Value | undefined): boolean {
  const first = result?.kind === 'template' ? result.parts[0] : result;
  return first?.kind === 'literal' && typeof first.value === 'string' && first.value.trimStart().startsWith('<');
}

const isFresh = (trace: HandlerTrace, { callee, on }: WrittenCall): boolean =>
  on === undefined && callee.length > 1 && isFreshLocal(trace, callee[0] ?? '');

interface OutsideCallee {
  callee: string[];
  package?: string | undefined;
  /** The state or loop item whose member is called. */
  on?: LinkedValue;
  /** The app itself has the code that the call runs. */
  own?: boolean;
}

/** Records a call out of the app. The functions that it receives happen because of it; a listener happens later. */
function recordOutside(trace: HandlerTrace, { written, scope }: TracedCall, outside: OutsideCallee): void {
  const args: readonly Value[] = written.args;
  const recorded = {
    callee: outside.callee,
    args: linkedArguments(trace, args, scope),
    ...(outside.package === undefined ? {} : { package: outside.package }),
    ...(outside.on === undefined ? {} : { on: outside.on }),
    ...(outside.own === true ? { own: true as const } : {}),
    ...(isFresh(trace, written) ? { fresh: true as const } : {}),
    at: written.at,
  };
  recordCall(trace, recorded);
  if (!attaches(recorded) && !attachesByName(written))
    followPassed(trace, args, scope, { isRun: deferring.test(written.callee.at(-1) ?? '') });
}
