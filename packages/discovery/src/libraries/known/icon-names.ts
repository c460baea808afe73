/** The ways in which source text writes the names of a set's icons. The classes of a set are in packages/text. */
export interface IconNames {
  /** The set, as `iconSets` of packages/text names it. */
  name: string;
  /** Prefixes of names in a prop's value: `mdi-delete`, `fas fa-trash`, `i-heroicons-trash`. */
  values?: readonly string[];
  /** Prefixes of components' names: `FaTrash`, as react-icons names them. */
  components?: readonly string[];
}

/** The icon sets with names in source text. All facts are joined, so the order has no effect. */
export const iconNames: readonly IconNames[] = [
  { name: 'ant-design', components: ['Ai'] },
  { name: 'bootstrap-icons', values: ['bi'], components: ['Bs'] },
  { name: 'boxicons', components: ['Bi'] },
  { name: 'carbon', values: ['carbon'] },
  { name: 'circum', components: ['Ci'] },
  { name: 'codicons', components: ['Vsc'] },
  { name: 'css-gg', components: ['Cg'] },
  { name: 'element-plus', values: ['el-icon'] },
  { name: 'feather', components: ['Fi'] },
  { name: 'flat-color-icons', components: ['Fc'] },
  { name: 'font-awesome', values: ['fa', 'fas', 'far', 'fab'], components: ['Fa'] },
  { name: 'game-icons', components: ['Gi'] },
  { name: 'grommet', components: ['Gr'] },
  { name: 'heroicons', values: ['heroicons'], components: ['Hi'] },
  { name: 'icomoon', components: ['Im'] },
  { name: 'iconify', values: ['i', 'ic'] },
  { name: 'ionicons', values: ['ion'], components: ['Io'] },
  { name: 'lucide', values: ['lucide'], components: ['Lu'] },
  { name: 'material-design-icons', values: ['mdi'], components: ['Md'] },
  { name: 'octicons', components: ['Go'] },
  { name: 'own', components: ['Icon'] },
  { name: 'phosphor', values: ['ph'], components: ['Pi'] },
  { name: 'primeicons', values: ['pi'] },
  { name: 'radix', components: ['Rx'] },
  { name: 'remix', values: ['ri'], components: ['Ri'] },
  { name: 'simple-icons', components: ['Si'] },
  { name: 'tabler', values: ['tabler', 'ti'], components: ['Tb'] },
  { name: 'themify', components: ['Ti'] },
  { name: 'weather-icons', components: ['Wi'] },
];
