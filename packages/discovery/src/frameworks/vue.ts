import { asideStamp } from '../extract/react/aside-stamp.js';
import { extractVue } from '../extract/vue/extract-vue.js';
import { neutralVueProp } from '../extract/vue/template/directive-props.js';
import { vueTags } from '../extract/vue/vue-tags.js';
import type { Framework } from './framework.js';

/** Vue 2 and 3, as single-file components. */
export const vue: Framework = {
  name: 'vue',
  packages: ['vue', 'nuxt', '@quasar/app-vite', '@quasar/app-webpack', 'vitepress'],
  extensions: ['vue'],
  markupExtensions: ['vue'],
  impliedExtensions: ['vue'],
  conventions: {
    holds: 'components',
    globalComponents: true,
    propsFallThrough: true,
    namedSlots: true,
    pipedPlurals: true,
  },
  hydrates: true,
  extract: ({ path, text }, load) => extractVue(path, text, load),
  tags: vueTags,
  // JSX in a component's script.
  aside: asideStamp,
  // Doubled braces begin an expression.
  escapeContent: (text) => text.replaceAll('{{', '&#123;&#123;'),
  labelAttribute: 'for',
  neutralProp: neutralVueProp,
};
