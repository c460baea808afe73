import { storeFunctions } from '../../libraries/known/functions.js';
import { force, type Evaluator } from '../model/evaluator.js';
import { innerScope, type LexicalScope } from '../model/lexical-scope.js';
import type { OutsideCall, ResolvedValue, ResultValue, StoreValue, WrittenValue } from '../model/resolved-value.js';
import type { KnownCall } from './value-call.js';

/**
 * Calls of a store's hook: `useStore()`, `useStore((state) => state.items)`, `useStore.getState()`. With a selector, the
 * result is that part of the store.
 */
export const storeReads: KnownCall = {
  name: 'reads of a store',
  result(evaluator, { callee, args, scope }) {
    if (callee.kind !== 'result' || (callee.path.length > 0 && callee.path[0] !== storeFunctions.state)) return null;
    const store = storeOf(evaluator, callee);
    if (store === null) return null;
    const [selector] = args;
    const picked = selector === undefined ? null : force(evaluator, selector);
    if (picked?.kind !== 'value' || picked.value.kind !== 'function') return store;
    return evaluator.call({ fn: picked.value, closure: picked.scope, args: [store], caller: scope });
  },
};

/**
 * Returns the store that an outside call makes of the app's own functions: `create((set, get) => ({ … }))`, also
 * curried or inside middleware, `defineStore('cart', () => ({ … }))`, `defineStore('cart', { state, actions })`. Null
 * for other calls, also for a call inside itself: a store is made before it is used.
 */
function storeOf(evaluator: Evaluator, { call }: ResultValue, outerId?: string): StoreValue | null {
  if (call.making === true) return null;
  call.making = true;
  try {
    return storeMadeBy(evaluator, call, outerId);
  } finally {
    delete call.making;
  }
}

/** Middleware sets the states of the store around it, so the inner call has the id of the outer one. */
function storeMadeBy(evaluator: Evaluator, call: OutsideCall, outerId?: string): StoreValue | null {
  const id = outerId ?? call.id ?? `${call.value.at.file}:${call.value.at.line}`;
  for (const argument of call.value.args) {
    const resolved = evaluator.evaluate(argument, call.scope);
    if (resolved.kind === 'result' && resolved.path.length === 0) {
      const inner = storeOf(evaluator, resolved, id);
      if (inner !== null) return inner;
    }
    if (resolved.kind !== 'value') continue;
    const data =
      resolved.value.kind === 'function'
        ? fromFunction(evaluator, resolved, id, call.scope)
        : call.callee.at(-1) === storeFunctions.takesOptions
          ? fromOptions(evaluator, resolved, id)
          : null;
    if (data !== null) return { kind: 'store', id, data };
  }
  return null;
}

/** Returns the object that a store's function returns. The function receives the store's setter. */
function fromFunction(evaluator: Evaluator, fn: WrittenValue, id: string, scope: LexicalScope): ResolvedValue | null {
  if (fn.value.kind !== 'function') return null;
  const setter: ResolvedValue = { kind: 'setter', id, by: 'members' };
  const made = evaluator.call({ fn: fn.value, closure: fn.scope, args: [setter], caller: scope });
  return made.kind === 'value' && made.value.kind === 'object' ? made : null;
}

/** Evaluates Pinia's options. The actions become the store's functions, and `this` is the store inside of them. */
function fromOptions(evaluator: Evaluator, options: ResolvedValue, id: string): ResolvedValue | null {
  const actions = evaluator.member(options, 'actions');
  if (actions.kind !== 'value') return evaluator.member(options, 'state').kind === 'value' ? actions : null;
  const scope = innerScope(actions.scope);
  const data = { ...actions, scope };
  scope.names.set('this', { kind: 'store', id, data });
  return data;
}
