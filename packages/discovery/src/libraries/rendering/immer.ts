import type { Library } from '../library.js';

/** Immer (immerjs.github.io/immer). */
export const immer: Library = {
  name: 'immer',
  packages: {},
  components: {},
  transparentFunctions: ['freeze'],
};
