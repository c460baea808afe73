import type { PageLibrary } from './page-library.js';

/**
 * The libraries of which code in the page knows something. All facts are joined, so the order has no effect; libraries of
 * one stack are together. A library's components are in discovery's `libraries/`, whose entry refers to the name here.
 */
export const pageLibraries = [
  {
    name: 'react',
    // useId: `:r1:`, `«r1»`, `_r_1_` since 19.2, also inside longer ids.
    generatedIds: { shapes: [/[:«][rR][\da-z]+[:»]/, /(?:^|[-_])_?[rR]_[0-9a-z]+_(?:$|[-_])/] },
  },
  // useId: `v-0`, `v-0-1-2`.
  { name: 'vue', generatedIds: { counted: ['v'] } },

  { name: 'radix', generatedIds: { own: ['radix'], numbered: ['radix'] } },
  { name: 'headless-ui', generatedIds: { own: ['headlessui'], numbered: ['headlessui'] } },
  { name: 'react-aria', generatedIds: { own: ['react-aria'], counted: ['aria'], numbered: ['react-aria'] } },
  { name: 'base-ui', generatedIds: { own: ['base-ui'], numbered: ['base-ui'] } },
  { name: 'floating-ui', generatedIds: { own: ['floating-ui'] } },
  { name: 'reach-ui', generatedIds: { own: ['reach'] } },
  { name: 'downshift', generatedIds: { own: ['downshift'], numbered: ['downshift'] } },
  { name: 'react-select', generatedIds: { counted: ['react-select'], numbered: ['react-select'] } },
  { name: 'zag', generatedIds: { own: ['zag'] } },
  { name: 'tippy', generatedIds: { own: ['tippy'] } },
  // The class that shadcn's components write for an act or a message that ends something.
  { name: 'shadcn', classes: { refused: ['destructive'] } },

  { name: 'mui', generatedIds: { counted: ['mui'], numbered: ['mui'] } },
  { name: 'mantine', generatedIds: { own: ['mantine'], numbered: ['mantine'] } },
  { name: 'chakra', generatedIds: { own: ['chakra'], numbered: ['chakra'] } },
  { name: 'ant-design', generatedIds: { counted: ['antd?', 'rc'], idShapes: [/^rc_\w+_\d+/] } },
  { name: 'react-suite', generatedIds: { counted: ['rs'] } },

  {
    name: 'vuetify',
    // From Vue's useId, as id and as name: `input-v-22`, `radio-group-v-19`.
    generatedIds: { shapes: [/[a-z]-v-\d+$/] },
    classes: { title: ['text-h1', 'text-h2', 'text-h3', 'text-h4', 'text-h5', 'text-h6'] },
  },
  {
    name: 'quasar',
    generatedIds: { counted: ['q', 'f'] },
    classes: {
      refused: ['negative', 'text-red'],
      done: ['positive'],
      title: ['text-h1', 'text-h2', 'text-h3', 'text-h4', 'text-h5', 'text-h6'],
    },
  },
  {
    name: 'element-plus',
    generatedIds: { own: ['el-id'], counted: ['el'], numbered: ['el-id'] },
    classes: { refused: ['danger'] },
  },
  { name: 'primevue', generatedIds: { counted: ['pv'], idShapes: [/^pv_id_/] } },
  { name: 'bootstrap-vue', generatedIds: { counted: ['bvid', '__bvid_'] } },
  // daisyUI and hand-written pages have Bootstrap's classes too.
  {
    name: 'bootstrap',
    generatedIds: { counted: ['bs'] },
    classes: { refused: ['danger', 'invalid'], alert: ['alert'] },
  },

  { name: 'bits-ui', generatedIds: { own: ['bits'] } },
  { name: 'melt-ui', generatedIds: { own: ['melt'] } },
  { name: 'kobalte', generatedIds: { own: ['kobalte'] } },
  { name: 'angular', generatedIds: { own: ['cdk'], counted: ['ng', 'mat'], numbered: ['cdk'] } },
  { name: 'ember', generatedIds: { counted: ['ember'], numbered: ['ember'] } },
  { name: 'ionic', generatedIds: { counted: ['ion'] } },
  { name: 'ext-js', generatedIds: { counted: ['ext-gen'] } },
  { name: 'jquery-ui', generatedIds: { counted: ['ui'] } },

  // Hashes of CSS in JavaScript, with a digit or mixed case: `sc-bdVaJa`, `jss-12`. `css-grid` is a person's.
  {
    name: 'css-in-js',
    generatedIds: { idShapes: [/^(?:css|sc|jss|emotion)-(?=\S*(?:\d|[a-z][A-Z]))/] },
  },
] as const satisfies readonly PageLibrary[];

/** The names to which a library's entry in discovery can refer. */
export type PageLibraryName = (typeof pageLibraries)[number]['name'];
