import { atomFunctions } from '../../libraries/known/functions.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { DeferredValue, ResolvedValue, ResultValue, SetterValue, StateValue } from '../model/resolved-value.js';
import { deferredArguments, outsideName, packageOf, type KnownCall } from './value-call.js';

/** Reads of an atom, which is one state of the whole app: `useAtom(openAtom)` of Jotai, `useRecoilState(openState)`. */
export const atomReads: KnownCall = {
  name: 'reads of an atom',
  result(evaluator, call) {
    const [first] = call.args;
    const name = outsideName(call);
    const reader = atomFunctions.find((one) => one.package === packageOf(call) && one.name === name);
    if (reader === undefined || first === undefined) return null;
    const atom = force(evaluator, first);
    const state = atom.kind === 'result' && atom.path.length === 0 ? stateOf(evaluator, atom) : null;
    if (state === null) return null;
    const setter: SetterValue = { kind: 'setter', id: state.id };
    switch (reader.returns) {
      case 'pair':
        return { kind: 'list', items: [state, setter], at: call.written.at };
      case 'value':
        return state;
      case 'setter':
        return setter;
    }
  },
};

/** Returns the state that an atom keeps; null for an atom that a function computes from others. */
function stateOf(evaluator: Evaluator, { call }: ResultValue): StateValue | null {
  const id = call.id ?? `${call.value.at.file}:${call.value.at.line}:${call.value.at.column}`;
  const [first, second] = deferredArguments(call.value.args, call.scope);
  const own = first === undefined ? undefined : force(evaluator, first);
  switch (call.callee.at(-1)) {
    case 'atom':
      if (own !== undefined && isFunction(own)) return null;
      return { kind: 'state', id, path: [], ...withInitial(ofRecoil(call.package, own) ?? first) };
    case 'atomWithStorage':
      return { kind: 'state', id, path: [], ...withInitial(second) };
    default:
      return null;
  }
}

const withInitial = (initial: DeferredValue | undefined): Pick<StateValue, 'initial'> =>
  initial === undefined ? {} : { initial };

const isFunction = (resolved: ResolvedValue): boolean =>
  resolved.kind === 'value' && resolved.value.kind === 'function';

/** Returns the first value of an atom of Recoil, which is the option `default`. */
function ofRecoil(from: string | undefined, options: ResolvedValue | undefined): DeferredValue | undefined {
  if (from !== 'recoil' || options?.kind !== 'value' || options.value.kind !== 'object') return undefined;
  const entry = options.value.entries.find(({ key }) => key === 'default');
  return entry === undefined ? undefined : { kind: 'deferred', value: entry.value, scope: options.scope };
}
