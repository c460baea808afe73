/** A set of icons and the ways in which its names are written. */
export interface IconSet {
  name: string;
  /** Prefixes of its font's classes before `-`: `fa-trash`. */
  classes?: readonly string[];
  /** Classes of elements whose text is the icon's name; `*` matches the rest of a class. */
  ligatures?: readonly string[];
}

/** The icon sets. All facts are joined, so the order has no effect; sets are in the order of their names. */
export const iconSets: readonly IconSet[] = [
  { name: 'ant-design', classes: ['anticon'] },
  { name: 'bootstrap-icons', classes: ['bi'] },
  { name: 'boxicons', classes: ['bx', 'bxs', 'bxl'] },
  { name: 'codicons', classes: ['codicon'] },
  { name: 'coreui-icons', classes: ['cil', 'cib'] },
  { name: 'dripicons', classes: ['dripicons'] },
  { name: 'element-plus', classes: ['el-icon'] },
  { name: 'eva', classes: ['eva'] },
  { name: 'feather', classes: ['feather', 'fe', 'ft'] },
  { name: 'flaticon', classes: ['flaticon'] },
  { name: 'font-awesome', classes: ['fa'] },
  { name: 'glyphicons', classes: ['glyphicon'] },
  { name: 'icofont', classes: ['icofont'] },
  { name: 'iconfont', classes: ['iconfont'] },
  { name: 'ionicons', classes: ['ion'] },
  { name: 'keenicons', classes: ['ki'] },
  { name: 'line-awesome', classes: ['la'] },
  { name: 'lineicons', classes: ['lni'] },
  { name: 'lucide', classes: ['lucide'] },
  { name: 'material-design-icons', classes: ['mdi', 'zmdi'] },
  { name: 'material-symbols', ligatures: ['material-icons*', 'material-symbols*'] },
  { name: 'nucleo', classes: ['nc-icon', 'ni'] },
  { name: 'octicons', classes: ['octicon'] },
  { name: 'open-iconic', classes: ['oi'] },
  { name: 'own', classes: ['icon', 'ico', 'os-icon'] },
  { name: 'phosphor', classes: ['ph'] },
  { name: 'primeicons', classes: ['pi'] },
  { name: 'quasar', ligatures: ['q-icon', 'notranslate'] },
  { name: 'remix', classes: ['ri'] },
  { name: 'simple-icons', classes: ['simple-icon'] },
  { name: 'simple-line-icons', classes: ['sli'] },
  { name: 'tabler', classes: ['tabler-icon', 'tabler', 'ti'] },
  { name: 'themify', classes: ['ti'] },
  { name: 'typicons', classes: ['typcn'] },
  { name: 'unicons', classes: ['uil'] },
];

/** Words after a font's prefix that change how an icon is drawn and name none: `fa-lg`, `fa-2x`, `fa-spin`. */
const drawing = 'fw|lg|sm|xs|xl|\\dx|spin|pulse|solid|regular|brands|light|\\w*circle-\\dx';

/** Words for any icon or for the box of an icon: `tabler-icon` and `icon-button` name none. */
const boxes = 'btn|button|container|wrap|wrapper|only|icons?';

/** Iconify's classes, as Nuxt Icon and UnoCSS write them: `i-heroicons:trash`, `i-lucide-trash-2`. */
const iconify = /^i-(?:[a-z\d-]+:|[a-z\d]+-)([a-z\d][\w-]*)$/;

/** Builds the rule that finds the icon of a class: `trash` of `fa-trash`. */
export function iconOfClass(sets: readonly IconSet[] = iconSets): (token: string) => string | undefined {
  const prefixes = [...new Set(sets.flatMap(({ classes = [] }) => classes))].join('|');
  const shape = new RegExp(`^(?:${prefixes})-(?!(?:${drawing}|${boxes})$)([a-z\\d][\\w-]*)$`);
  return (token) => (shape.exec(token) ?? iconify.exec(token))?.[1];
}

/** Builds the rule that decides whether the text of an element with a class is an icon's name. */
export function ligatureClass(sets: readonly IconSet[] = iconSets): (token: string) => boolean {
  const classes = [...new Set(sets.flatMap(({ ligatures = [] }) => ligatures))];
  const shape = new RegExp(`^(?:${classes.join('|').replaceAll('*', '\\S*')})$`);
  return (token) => shape.test(token);
}
