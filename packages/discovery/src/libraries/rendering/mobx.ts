import type { Library } from '../library.js';

/** MobX for React (mobx.js.org/react-integration). */
export const mobx: Library = {
  name: 'mobx',
  packages: {},
  components: {},
  transparentFunctions: ['observer'],
};
