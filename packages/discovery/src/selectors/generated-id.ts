/** Shapes that no person writes, whether as id or as name. */
const machineMade: readonly RegExp[] = [
  // React useId: `:r1:`, `«r1»`, and `_r_1_` since 19.2; also inside longer ids.
  /[:«][rR][0-9a-z]+[:»]/,
  /(?:^|[-_])_?[rR]_[0-9a-z]+_(?:$|[-_])/,
  // Library prefixes
  /^(?:radix|headlessui|mantine|react-aria|chakra|bits|melt|kobalte|zag|cdk|tippy|floating-ui|el-id|downshift|reach)[-_:]/i,
  // What Vuetify makes of Vue's useId, as id and as name: `input-v-22`, `radio-group-v-19`
  /[a-z]-v-\d+$/,
  // UUIDs
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i,
  // Runs of hexadecimal with both digits and letters
  /(?:^|[-_])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,}(?:$|[-_])/i,
];

/** Shapes that people do use for names (`field-1` is posted so) but that as ids are nearly always counters or hashes. */
const counters: readonly RegExp[] = [
  // MUI `mui-3`, Vuetify `input-12` and `input-v-12`, Quasar `f_…`, PrimeVue `pv_id_3`, Ant Design `rc_select_0`, Bootstrap-Vue `__BVID__7`
  /^(?:mui|antd?|rc|pv|bvid|__bvid_|bs|el|v|q|f|input|menu|field|checkbox|radio|select|switch|slider|list|dialog|popover|tooltip|accordion|collapse|form|control|label|uid|id|ember|ng|mat|react-select|aria|uniq(?:ue)?)[-_:]+(?:[\w-]*[-_:])?v?[-_]?\d+(?:[-_]\w+)?$/i,
  /^pv_id_/,
  /^rc_\w+_\d+/,
  // Emotion and CSS-module hashes
  /^css-[0-9a-z]{5,}/i,
  /(?:^|[-_])(?=[a-z0-9]*\d[a-z]+\d)[a-z0-9]{6,}$/i,
  // Vue useId: v-0, v-0-1-2
  /^v(?:-\d+)+$/,
  /^\d+$/,
  /\d{5,}/,
];

/**
 * Whether an id looks made by a machine: React, Radix, MUI, Element Plus, Vuetify, Headless UI, Quasar, PrimeVue,
 * Ant Design, hashes and counters. Such ids change between runs and never identify an element.
 */
export function isGeneratedId(id: string): boolean {
  return isGeneratedName(id) || counters.some((pattern) => pattern.test(id));
}

/** The same for a name attribute, which may well carry a counter because it is posted. */
export function isGeneratedName(name: string): boolean {
  return name.trim() === '' || machineMade.some((pattern) => pattern.test(name));
}
