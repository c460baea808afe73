import type { Value } from '../../facts/facts.js';

/**
 * Returns the names that a mapper of Vuex binds for one entry: a mutation commits, an action dispatches, and a getter or a
 * state is read from `$store`. A function reads the state, `{ total: (state) => state.sum }`; it has a name of its own.
 * @param mapper `mapState`, `mapGetters`, `mapMutations` or `mapActions`
 * @param space the namespace before the names; empty for the whole store
 */
export function vuexMember(
  mapper: string,
  space: string,
  { key, value }: { key: string; value: Value },
): [string, Value][] {
  const { at } = value;
  const above = space === '' ? [] : space.replace(/\/$/, '').split('/');
  const given = value.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
  const name = key.split('/').at(-1) ?? key;
  const full = [...above, given ?? key].join('/');
  if (mapper === 'mapGetters') return [[name, { kind: 'reference', path: ['$store', 'getters', full], at }]];
  if (mapper === 'mapMutations' || mapper === 'mapActions') {
    const payload: Value = { kind: 'reference', path: ['payload'], at };
    const callee = ['$store', mapper === 'mapActions' ? 'dispatch' : 'commit'];
    const calls = [{ callee, args: [{ kind: 'literal' as const, value: full, at }, payload], at }];
    return [[name, { kind: 'function', params: ['payload'], does: { calls, assigns: [] }, at }]];
  }
  const state = ['$store', 'state', ...above];
  if (given !== undefined) return [[name, { kind: 'reference', path: [...state, ...given.split('/')], at }]];
  if (value.kind !== 'function') return [[name, { kind: 'reference', path: [...state, key], at }]];
  const args: Value[] = [{ kind: 'reference', path: state, at }];
  return [
    [`~${name}`, value],
    [name, { kind: 'call', callee: [`~${name}`], args, at }],
  ];
}
