import type { Library } from '../library.js';

/** ahooks (ahooks.js.org). */
export const ahooks: Library = {
  name: 'ahooks',
  packages: {},
  components: {},
  transparentFunctions: ['useMemoizedFn'],
  stateHooks: [
    {
      packages: ['ahooks'],
      hook: 'useBoolean',
      is: [],
      pair: true,
      on: ['on', 'setTrue'],
      off: ['off', 'setFalse'],
      toggle: ['toggle', 'set'],
    },
  ],
};
