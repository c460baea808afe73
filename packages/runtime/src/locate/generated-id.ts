import { once } from '../accessibility/still.js';

/**
 * Shapes of ids that a library or bundler counts or hashes out anew, so that the next render has another: React `useId`
 * (`:r1:`, `«r1»`, `_r_1_`), Radix, Headless UI, MUI, Mantine, React Aria, downshift, Element Plus, Vuetify, Quasar,
 * PrimeVue, Vue `useId` (`v-0`), Angular, Ember, and anything that ends in a counter of three digits, a hash or a uuid.
 */
const generated = [
  /[:«»]/,
  /^_[rR]_/,
  /^(radix|headlessui|mui|mantine|react-aria|react-select|downshift|el-id|cdk|ember|chakra|base-ui)[-_:]?.*\d/,
  /^(rc|el|input|checkbox|radio|switch|select|q|f|v|pv|pr|mat|ng|ext-gen|uid|id|auto|field|tooltip|popover|menu|dialog|tabs?|rs|ion|aria|ui)[-_](id[-_]?)?[a-z]{0,12}[-_:]?\d+([-_]\w*)?$/i,
  /\d{3,}/,
  /[\da-f]{8}-[\da-f]{4}-/i,
  // Letters and digits mixed without a seam, as hashes do: `a8f3k2`, `css-1q2w3e`, `sc-bdVaJa`.
  /(^|[-_])(?=[a-z]*\d[a-z]+\d|\d+[a-z]+\d|[a-z]+\d+[a-z]{2,}$)[a-z\d]{5,}$/i,
  /^(css|sc|jss|emotion)-/,
];

/** Whether an id (or another attribute's value) looks made by a machine; such a one is never used to find an element. */
export const isGeneratedId: (id: string) => boolean = once((id) => generated.some((shape) => shape.test(id)));
