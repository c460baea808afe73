import type { Library } from '../library.js';

/** usehooks-ts (usehooks-ts.com). */
export const usehooksTs: Library = {
  name: 'usehooks-ts',
  packages: {},
  components: {},
  stateHooks: [
    {
      packages: ['usehooks-ts'],
      hook: 'useBoolean',
      is: ['value'],
      on: ['setTrue'],
      off: ['setFalse'],
      toggle: ['toggle', 'setValue'],
    },
  ],
};
