import { deferredArguments } from '../known-calls/value-call.js';
import { vuexFunctionsNamed } from '../known-calls/vuex-store.js';
import { literalText, type StoreValue } from '../model/resolved-value.js';
import { linkedArguments, recordCall, type HandlerTrace, type TracedCall } from './handler-trace.js';

/**
 * Follows `commit('cart/add', item)` into the mutation, and `dispatch('save', note)` into the action.
 * @returns false for any other call, and for a name that the store does not have
 */
export function followVuex(trace: HandlerTrace, store: StoreValue, { written, scope }: TracedCall): boolean {
  const { part } = store.vuex ?? {};
  if (part !== 'commit' && part !== 'dispatch') return false;
  const [named, ...payload] = written.args;
  const name = named === undefined ? undefined : literalText(trace.renderer.evaluate(named, scope));
  const found = name === undefined ? [] : vuexFunctionsNamed(trace.renderer, store, name);
  if (found.length === 0 || name === undefined) return false;
  const callee = [name.split('/').at(-1) ?? name];
  recordCall(trace, { callee, args: linkedArguments(trace, payload, scope), own: true, at: written.at });
  for (const { fn, first } of found) {
    if (fn.value.kind !== 'function') continue;
    const args = [first, ...deferredArguments(payload.slice(0, 1), scope)];
    trace.followFunction({ fn: fn.value, closure: fn.scope, args, caller: scope });
  }
  return true;
}
