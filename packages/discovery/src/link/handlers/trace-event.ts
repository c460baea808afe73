import { heardName } from '../../extract/facts/heard-name.js';
import type { Value } from '../../extract/facts/facts.js';
import { lookUp } from '../evaluate/look-up.js';
import { deferredArguments } from '../known-calls/value-call.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { literalText } from '../model/resolved-value.js';
import type { HandlerTrace, WrittenCall } from './handler-trace.js';

/** Methods that emit an event by its name. */
const emitting = /^(?:emit|publish|pub|trigger|fire|dispatch|broadcast|notify|raise|announce)(?!Event$)\w*$/;
const eventConstructors = /^(?:Custom)?Event$/;

/** An event that code emits, with the values that its listeners receive. */
interface Emitted {
  name: string;
  args: readonly Value[];
  scope: LexicalScope;
}

/**
 * Follows an event that the app names for itself to its listeners: `dispatchEvent(new CustomEvent('task:add', { detail }))`,
 * `bus.emit('task:add', task)`. A name without a listener in the app is left. A trace follows each event once.
 */
export function followEvent(trace: HandlerTrace, call: WrittenCall, scope: LexicalScope): void {
  const emitted = emittedBy(trace, call, scope);
  if (emitted === undefined || trace.heard.has(emitted.name)) return;
  const { name, args, scope: caller } = emitted;
  for (let count = 0; ; count += 1) {
    const listener = lookUp(trace.renderer, scope, heardName(name, count));
    if (listener === null) return;
    trace.heard.add(name);
    if (listener.kind !== 'value' || listener.value.kind !== 'function') continue;
    const { value: fn, scope: closure } = listener;
    // PubSubJS passes the name of the event first.
    const isNamed = args.length > 0 && fn.params.length === args.length + 1;
    const given = isNamed ? [{ kind: 'literal' as const, value: name, at: call.at }, ...args] : args;
    trace.followFunction({ fn, closure, args: deferredArguments(given, caller), caller });
  }
}

function emittedBy(trace: HandlerTrace, { callee, args }: WrittenCall, scope: LexicalScope): Emitted | undefined {
  const [first, ...rest] = args;
  if (first === undefined) return undefined;
  const method = callee.at(-1) ?? '';
  if (method === 'dispatchEvent') {
    const event = trace.renderer.evaluate(first, scope);
    if (event.kind !== 'result' || !eventConstructors.test(event.call.callee.at(-1) ?? '')) return undefined;
    const [named, options] = event.call.value.args;
    const name = named === undefined ? undefined : literalText(trace.renderer.evaluate(named, event.call.scope));
    return name === undefined ? undefined : { name, args: options ? [options] : [], scope: event.call.scope };
  }
  const name = emitting.test(method) ? literalText(trace.renderer.evaluate(first, scope)) : undefined;
  return name === undefined ? undefined : { name, args: rest, scope };
}
