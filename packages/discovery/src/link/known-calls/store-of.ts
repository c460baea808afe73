import type { Linker } from '../model/linker.js';
import type { ResolvedValue, LexicalScope } from '../model/resolved-value.js';

type ResultValue = Extract<ResolvedValue, { kind: 'result' }>;
type StoreValue = Extract<ResolvedValue, { kind: 'store' }>;

/**
 * The store that a call from outside makes of the app's own functions: `create((set, get) => ({ … }))`, also curried or
 * inside middleware, `defineStore('cart', () => ({ … }))`, `defineStore('cart', { state, actions })`. Null for other calls,
 * so for one whose function calls what the call gives: a store is made before it is used.
 */
export function storeOf(linker: Linker, { call }: ResultValue): StoreValue | null {
  if (call.making === true) return null;
  call.making = true;
  try {
    return storeMadeBy(linker, call);
  } finally {
    delete call.making;
  }
}

function storeMadeBy(linker: Linker, call: ResultValue['call']): StoreValue | null {
  const id = call.id ?? `${call.value.at.file}:${call.value.at.line}`;
  for (const argument of call.value.args) {
    const given = linker.evaluate(argument, call.scope);
    if (given.kind === 'result' && given.path.length === 0) {
      const inner = storeOf(linker, given);
      if (inner !== null) return { ...inner, id };
    }
    if (given.kind !== 'value') continue;
    const data =
      given.value.kind === 'function'
        ? madeBy(linker, given, id, call.scope)
        : call.callee.at(-1) === 'defineStore'
          ? fromOptions(linker, given)
          : null;
    if (data !== null) return { kind: 'store', id, data };
  }
  return null;
}

function madeBy(
  linker: Linker,
  fn: Extract<ResolvedValue, { kind: 'value' }>,
  id: string,
  scope: LexicalScope,
): ResolvedValue | null {
  if (fn.value.kind !== 'function') return null;
  const setter: ResolvedValue = { kind: 'setter', id, by: 'members' };
  const made = linker.call(fn.value, fn.scope, [setter], scope);
  return made.kind === 'value' && made.value.kind === 'object' ? made : null;
}

/** Pinia's options: actions are the functions of the store. */
function fromOptions(linker: Linker, options: ResolvedValue): ResolvedValue | null {
  const actions = linker.member(options, 'actions');
  const isStore = actions.kind === 'value' || linker.member(options, 'state').kind === 'value';
  if (!isStore) return null;
  return actions;
}
