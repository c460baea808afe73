/**
 * Matches a store of a module without a member: `src/store.js:useStore`. The state of a component has a number. Of a whole
 * store, only the run knows which member a handler sets.
 */
export const isWholeStore = (state: string): boolean => /^[^:]*\D[^:]*:[^.]+$/.test(state);
