import { camelCase, eventProp } from '../../extract/script/event-prop.js';
import { passedMember } from '../evaluate/passed-member.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { absent } from '../model/resolved-value.js';
import { linkedArguments, recordSet, type HandlerTrace, type WrittenCall } from './handler-trace.js';

/**
 * Follows Vue's `$emit`: `$emit('save', draft)` runs the use site's `onSave`, and `$emit('update:title', …)` sets the
 * state that the use site bound with `two-way:title`. Returns false if the call still has to be recorded by its name.
 */
export function followEmit(trace: HandlerTrace, call: WrittenCall, scope: LexicalScope): boolean {
  const { renderer } = trace;
  const { passed } = scope.owner;
  const [event, ...args] = call.args;
  if (event?.kind !== 'literal' || typeof event.value !== 'string') return false;
  const handler = passedMember(renderer, passed, eventProp(event.value));
  const name = handler.kind === 'value' ? renderer.memory.functionNames.get(handler.value) : undefined;
  const written: WrittenCall = { callee: [name ?? '$emit'], args, at: call.at };
  if (handler.kind !== 'absent' && handler.kind !== 'unresolved') {
    trace.followCall({ callee: handler, owner: null, written, scope });
  }
  const [, model] = /^update:(.+)$/.exec(event.value) ?? [];
  const bound = model === undefined ? absent : passedMember(renderer, passed, camelCase(model));
  if (bound.kind === 'state') recordSet(trace, bound.id, linkedArguments(trace, args, scope)[0], call.at);
  return !passed.open;
}
