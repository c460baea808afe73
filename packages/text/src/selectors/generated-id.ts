/** Shapes that no person writes, as an id or as a name. Each shape names its maker. */
const machineMade: readonly RegExp[] = [
  // React useId: `:r1:`, `«r1»`, `_r_1_` since 19.2, also inside longer ids.
  /[:«][rR][\da-z]+[:»]/,
  /(?:^|[-_])_?[rR]_[0-9a-z]+_(?:$|[-_])/,
  // Prefixes of libraries.
  /^(?:radix|headlessui|mantine|react-aria|chakra|bits|melt|kobalte|zag|cdk|tippy|floating-ui|el-id|downshift|reach|base-ui)[-_:]/i,
  // Vuetify from Vue's useId, as id and as name: `input-v-22`, `radio-group-v-19`.
  /[a-z]-v-\d+$/,
  // UUIDs, also inside longer ids.
  /[\da-f]{8}-[\da-f]{4}-/i,
  // Eight or more hexadecimal characters with both digits and letters.
  /(?:^|[-_])(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,}(?:$|[-_])/i,
];

/** Words of controls and prefixes of libraries that a counter follows: `mui-3`, `input-12`, `form-2`, `tab-2`, `q_7`. */
const counted = [
  'mui|antd?|rc|pv|bvid|__bvid_|bs|el|v|q|f|ng|mat|ember|react-select|rs|ion|ext-gen|aria|ui',
  'uid|id|auto|uniq(?:ue)?',
  'input|menu|field|checkbox|radio|select|switch|slider|list|dialog|popover|tooltip|tabs?|accordion|collapse|form|control|label',
].join('|');

/** Shapes that a person may give to a posted name (`field-1`), but that an id owes to a counter or a hash. */
const counters: readonly RegExp[] = [
  new RegExp(`^(?:${counted})[-_:]+(?:[\\w-]*[-_:])?v?[-_]?\\d+(?:[-_]\\w+)?$`, 'i'),
  // Prefixes of libraries that need no joint before the counter: `ember204`.
  /^(?:radix|headlessui|mui|mantine|react-aria|react-select|downshift|el-id|cdk|ember|chakra|base-ui).*\d/,
  // A person rarely writes these signs into an id; React, Radix and others do.
  /[:«»]/,
  /^pv_id_/,
  /^rc_\w+_\d+/,
  // Vue useId: `v-0`, `v-0-1-2`.
  /^v(?:-\d+)+$/,
  /^\d+$/,
  // Three digits in a row count records or renders: `order-1041`.
  /\d{3,}/,
  // Letters and digits mixed without a joint, as hashes are: `a8f3k2`, `css-1q2w3e`.
  /(?:^|[-_])(?=[a-z]*\d[a-z]+\d|\d+[a-z]+\d|[a-z]+\d+[a-z]{2,}$)[a-z\d]{5,}$/i,
  // Hashes of CSS-in-JS, with a digit or mixed case: `sc-bdVaJa`, `jss-12`. `css-grid` is a person's.
  /^(?:css|sc|jss|emotion)-(?=\S*(?:\d|[a-z][A-Z]))/,
];

/**
 * Decides whether an id was made by a machine: by a library's counter, by a hash or from a record's number. Such an id
 * differs in the next render, so it never identifies an element. The table of examples is this file's test.
 */
export function isGeneratedId(id: string): boolean {
  return isGeneratedName(id) || counters.some((shape) => shape.test(id));
}

/** Decides the same for a name attribute. A posted name may carry a counter, so counters count for nothing here. */
export function isGeneratedName(name: string): boolean {
  return name.trim() === '' || machineMade.some((shape) => shape.test(name));
}
