/** A set of icons and the ways in which its names are written. */
export interface IconSet {
  name: string;
  /** Prefixes of its font's classes before `-`: `fa-trash`. */
  classes?: readonly string[];
  /** Prefixes of its names in a prop's value: `mdi-delete`, `fas fa-trash`, `i-heroicons-trash`. */
  values?: readonly string[];
  /** Prefixes of its components' names: `FaTrash`, as react-icons names them. */
  components?: readonly string[];
  /** Classes of elements whose text is the icon's name; `*` matches the rest of a class. */
  ligatures?: readonly string[];
}

/** The icon sets. All facts are joined, so the order has no effect; sets are in the order of their names. */
export const iconSets: readonly IconSet[] = [
  { name: 'ant-design', classes: ['anticon'], components: ['Ai'] },
  { name: 'bootstrap-icons', classes: ['bi'], values: ['bi'], components: ['Bs'] },
  { name: 'boxicons', classes: ['bx', 'bxs', 'bxl'], components: ['Bi'] },
  { name: 'carbon', values: ['carbon'] },
  { name: 'circum', components: ['Ci'] },
  { name: 'codicons', classes: ['codicon'], components: ['Vsc'] },
  { name: 'coreui-icons', classes: ['cil', 'cib'] },
  { name: 'css-gg', components: ['Cg'] },
  { name: 'dripicons', classes: ['dripicons'] },
  { name: 'element-plus', classes: ['el-icon'], values: ['el-icon'] },
  { name: 'eva', classes: ['eva'] },
  { name: 'feather', classes: ['feather', 'fe', 'ft'], components: ['Fi'] },
  { name: 'flat-color-icons', components: ['Fc'] },
  { name: 'flaticon', classes: ['flaticon'] },
  { name: 'font-awesome', classes: ['fa'], values: ['fa', 'fas', 'far', 'fab'], components: ['Fa'] },
  { name: 'game-icons', components: ['Gi'] },
  { name: 'glyphicons', classes: ['glyphicon'] },
  { name: 'grommet', components: ['Gr'] },
  { name: 'heroicons', values: ['heroicons'], components: ['Hi'] },
  { name: 'icofont', classes: ['icofont'] },
  { name: 'icomoon', components: ['Im'] },
  { name: 'iconfont', classes: ['iconfont'] },
  { name: 'iconify', values: ['i', 'ic'] },
  { name: 'ionicons', classes: ['ion'], values: ['ion'], components: ['Io'] },
  { name: 'keenicons', classes: ['ki'] },
  { name: 'line-awesome', classes: ['la'] },
  { name: 'lineicons', classes: ['lni'] },
  { name: 'lucide', classes: ['lucide'], values: ['lucide'], components: ['Lu'] },
  { name: 'material-design-icons', classes: ['mdi', 'zmdi'], values: ['mdi'], components: ['Md'] },
  { name: 'material-symbols', ligatures: ['material-icons*', 'material-symbols*'] },
  { name: 'nucleo', classes: ['nc-icon', 'ni'] },
  { name: 'octicons', classes: ['octicon'], components: ['Go'] },
  { name: 'open-iconic', classes: ['oi'] },
  { name: 'own', classes: ['icon', 'ico', 'os-icon'], components: ['Icon'] },
  { name: 'phosphor', classes: ['ph'], values: ['ph'], components: ['Pi'] },
  { name: 'primeicons', classes: ['pi'], values: ['pi'] },
  { name: 'quasar', ligatures: ['q-icon', 'notranslate'] },
  { name: 'radix', components: ['Rx'] },
  { name: 'remix', classes: ['ri'], values: ['ri'], components: ['Ri'] },
  { name: 'simple-icons', classes: ['simple-icon'], components: ['Si'] },
  { name: 'simple-line-icons', classes: ['sli'] },
  { name: 'tabler', classes: ['tabler', 'ti'], values: ['tabler', 'ti'], components: ['Tb'] },
  { name: 'themify', classes: ['ti'], components: ['Ti'] },
  { name: 'typicons', classes: ['typcn'] },
  { name: 'unicons', classes: ['uil'] },
  { name: 'weather-icons', components: ['Wi'] },
];

/** Words after a font's prefix that change how an icon is drawn and name none: `fa-lg`, `fa-2x`, `fa-spin`. */
const drawing = 'fw|lg|sm|xs|xl|\\dx|spin|pulse|solid|regular|brands|light|\\w*circle-\\dx';

/** Builds the rule that finds the icon of a class: `trash` of `fa-trash`. */
export function iconOfClass(sets: readonly IconSet[] = iconSets): (token: string) => string | undefined {
  const prefixes = [...new Set(sets.flatMap(({ classes = [] }) => classes))].join('|');
  const shape = new RegExp(`^(?:${prefixes})-(?!(?:${drawing})$)([a-z\\d][\\w-]*)$`);
  return (token) => shape.exec(token)?.[1];
}

/** Builds the rule that decides whether the text of an element with a class is an icon's name. */
export function ligatureClass(sets: readonly IconSet[] = iconSets): (token: string) => boolean {
  const classes = [...new Set(sets.flatMap(({ ligatures = [] }) => ligatures))];
  const shape = new RegExp(`^(?:${classes.join('|').replaceAll('*', '\\S*')})$`);
  return (token) => shape.test(token);
}
