import { libraryTables } from './library-tables.js';

/** Functions of libraries, and `structuredClone` of the browser, that return their first argument with its shape. */
export const transparentFunctions: readonly string[] = [
  ...libraryTables.flatMap((library) => library.transparentFunctions ?? []),
  'structuredClone',
];

/** Functions that return the result of their function argument. */
export const computingFunctions: readonly string[] = libraryTables.flatMap(
  (library) => library.computingFunctions ?? [],
);

/** Functions that read a context from the provider around. Without packages, the name alone decides. */
export const contextReaders: readonly { name: string; packages?: readonly string[] }[] = [
  { name: 'useContext' },
  { name: 'use', packages: ['react'] },
  { name: 'inject' },
];

/**
 * Functions of state libraries. Pinia's `defineStore` takes options, and its store has the member `$patch`. Zustand's store
 * has the member `getState`.
 */
export const storeFunctions = { takesOptions: 'defineStore', state: 'getState', patches: '$patch' } as const;

/** Functions of Redux and its toolkit, and the id of its one store. */
export const reduxFunctions = {
  id: 'redux',
  reads: { name: 'useSelector', package: 'react-redux' },
  dispatches: { name: 'useDispatch', package: 'react-redux' },
  makesSlice: { name: 'createSlice', package: '@reduxjs/toolkit' },
  makesStore: ['createStore', 'legacy_createStore', 'configureStore'] as readonly string[],
  combines: 'combineReducers',
  connects: 'connect',
  binds: { name: 'bindActionCreators', packages: ['redux', '@reduxjs/toolkit'] as readonly string[] },
  /** Binds the second argument of `connect`, under a name that no code has. */
  bindsOfConnect: { name: '~bindActions', packages: ['react-redux'] as readonly string[] },
  packages: ['redux', '@reduxjs/toolkit'] as readonly string[],
} as const;

/** Functions of Vuex, and the id of its one store. */
export const vuexFunctions = {
  id: 'vuex',
  package: 'vuex',
  makes: ['createStore', 'Store'] as readonly string[],
  reads: 'useStore',
} as const;

/** Functions of Jotai and Recoil that read an atom, each with the shape of its result. */
export const atomFunctions: readonly { name: string; package: string; returns: 'pair' | 'value' | 'setter' }[] = [
  { name: 'useAtom', package: 'jotai', returns: 'pair' },
  { name: 'useAtomValue', package: 'jotai', returns: 'value' },
  { name: 'useSetAtom', package: 'jotai', returns: 'setter' },
  { name: 'useRecoilState', package: 'recoil', returns: 'pair' },
  { name: 'useRecoilValue', package: 'recoil', returns: 'value' },
  { name: 'useSetRecoilState', package: 'recoil', returns: 'setter' },
];
