import type { Value } from '../../extract/facts/facts.js';
import { calledPath, calleeOf } from '../evaluate/callee-of.js';
import { deferredArguments } from '../known-calls/value-call.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { LinkedValue } from '../model/linked.js';
import { linkedArguments, recordCall, type HandlerTrace, type TracedCall, type WrittenCall } from './handler-trace.js';
import { followEmit } from './trace-emit.js';
import { followMaker, followPassed } from './trace-functions.js';
import { followSetter } from './trace-setter.js';

/** Calls of the page that attach a value to an element. A function in it runs later, by an act of its own. */
const attaching = new Set(['addEventListener', 'setAttribute']);
const promiseMethods = new Set(['then', 'catch', 'finally']);

/** Follows a call as written. Of a promise's `then`, only the functions that it receives count. */
export function followWrittenCall(trace: HandlerTrace, written: WrittenCall, scope: LexicalScope): void {
  const { owner, callee } = calleeOf(trace.renderer, written, scope);
  const isMethod = written.on !== undefined || written.callee.length > 1;
  if (isMethod && promiseMethods.has(written.callee.at(-1) ?? '')) followPassed(trace, written.args, scope);
  else followCall(trace, { callee, owner, written, scope });
}

/** Follows a call by the kind of its callee: setters and own functions by their effects, all else by its name. */
export function followCall(trace: HandlerTrace, call: TracedCall): void {
  const { callee, owner, written, scope } = call;
  switch (callee.kind) {
    case 'absent':
      return;
    case 'setter':
      followSetter(trace, callee, call);
      if (callee.by === 'dispatch') recordOutside(trace, call, { callee: written.callee });
      return;
    case 'either':
      for (const option of callee.options) followCall(trace, { ...call, callee: option });
      return;
    case 'value':
      if (callee.value.kind !== 'function') break;
      recordCall(trace, {
        callee: written.callee,
        args: linkedArguments(trace, written.args, scope),
        own: true,
        at: written.at,
      });
      trace.followFunction({
        fn: callee.value,
        closure: callee.scope,
        args: deferredArguments(written.args, scope),
        caller: scope,
      });
      return;
    case 'outside':
      recordOutside(trace, call, { callee: callee.path, package: callee.package });
      return;
    case 'result':
      recordOutside(trace, call, { callee: calledPath(callee, written), package: callee.call.package });
      followMaker(trace, callee, deferredArguments(written.args, scope));
      return;
    case 'state':
    case 'item': {
      const on = trace.renderer.toLinkedValue(owner ?? callee, written.at, trace.site);
      recordOutside(trace, call, { callee: written.callee, on });
      return;
    }
    case 'unresolved':
      if (callee.path[0] === '$emit' && callee.path.length === 1 && followEmit(trace, written, scope)) return;
      break;
    case 'store':
    case 'component':
    case 'namespace':
    case 'list':
    case 'props':
      break;
  }
  recordOutside(trace, call, { callee: written.callee });
}

interface OutsideCallee {
  callee: string[];
  package?: string | undefined;
  /** The state or loop item whose member is called. */
  on?: LinkedValue;
}

/** Records a call out of the app. The functions that it receives happen because of it; a listener happens later. */
function recordOutside(trace: HandlerTrace, { written, scope }: TracedCall, outside: OutsideCallee): void {
  const args: readonly Value[] = written.args;
  recordCall(trace, {
    callee: outside.callee,
    args: linkedArguments(trace, args, scope),
    ...(outside.package === undefined ? {} : { package: outside.package }),
    ...(outside.on === undefined ? {} : { on: outside.on }),
    at: written.at,
  });
  if (!attaching.has(outside.callee.at(-1) ?? '')) followPassed(trace, args, scope);
}
