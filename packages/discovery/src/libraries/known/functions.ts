/** Functions of a library by name. */
export interface FunctionNames {
  library: string;
  names: readonly string[];
}

/** Functions that return their first argument as it is, or wrapped so that it keeps its shape. */
export const transparentFunctions: readonly FunctionNames[] = [
  {
    library: 'React',
    names: ['useCallback', 'useEvent', 'useEffectEvent', 'memo', 'forwardRef', 'useDeferredValue'],
  },
  { library: 'Vue', names: ['toRef', 'unref', 'readonly', 'markRaw', 'defineComponent'] },
  { library: 'MUI', names: ['useEventCallback'] },
  { library: 'ahooks', names: ['useMemoizedFn'] },
  { library: 'MobX', names: ['observer'] },
  { library: 'Immer', names: ['freeze'] },
  { library: 'browsers', names: ['structuredClone'] },
  { library: 'Chakra and Ark UI', names: ['createListCollection'] },
  { library: 'react-intl', names: ['defineMessages', 'defineMessage'] },
];

/** Functions that return the result of the function they receive. */
export const computingFunctions: readonly FunctionNames[] = [
  { library: 'React', names: ['useMemo'] },
  { library: 'Vue', names: ['computed'] },
];

/** Functions that read a context from the provider around. Without packages, the name alone decides. */
export const contextReaders: readonly { name: string; packages?: readonly string[] }[] = [
  { name: 'useContext' },
  { name: 'use', packages: ['react'] },
  { name: 'inject' },
];

/** Vue's functions that make a state. */
export const reactiveStates: { packages: readonly string[]; names: readonly string[] } = {
  packages: ['vue'],
  names: ['ref', 'shallowRef', 'reactive', 'shallowReactive'],
};
