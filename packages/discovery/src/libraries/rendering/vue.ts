import type { Entry } from '@webmcp/contract';

import type { Library } from '../library.js';

const plain: Entry = { is: 'part', part: 'plain' };

/** Vue itself (vuejs.org/api/built-in-components) and Nuxt's components, which need no import. */
export const vue: Library = {
  name: 'vue',
  onPage: 'vue',
  packages: { vue: '' },
  globalPrefix: '',
  components: {
    Fragment: plain,
    Suspense: plain,
    Teleport: plain,
    Transition: plain,
    TransitionGroup: plain,
    KeepAlive: plain,
    Component: plain,
    Slot: plain,
    RouterView: plain,
    ClientOnly: plain,
    NuxtPage: plain,
    NuxtLayout: plain,
  },
  // `storeToRefs` is Pinia's `toRefs` of a store.
  transparentFunctions: ['toRef', 'toRefs', 'storeToRefs', 'unref', 'readonly', 'markRaw', 'defineComponent'],
  computingFunctions: ['computed'],
};
