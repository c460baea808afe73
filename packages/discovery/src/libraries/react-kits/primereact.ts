import type { Library } from '../library.js';
import { primeVue } from '../vue-kits/primevue.js';

/** PrimeReact 10 and 11 (primereact.org): PrimeVue's components, with props in place of slots. */
export const primeReact: Library = {
  name: 'primereact',
  packages: { primereact: '' },
  components: {
    ...primeVue.components,
    InputTextarea: { is: 'field', control: 'textarea' },
    TriStateCheckbox: { is: 'field', control: 'checkbox' },
    Column: { is: 'part', part: 'rows', rows: ['body', 'editor'], label: ['header'] },
    DataTable: { is: 'part', part: 'table', rows: ['rowExpansionTemplate'], data: ['value'], press: ['onRowClick'] },
    DataView: { is: 'part', part: 'table', rows: ['itemTemplate', 'listTemplate'], data: ['value'] },
    Card: { is: 'boundary', kind: 'region', title: ['title'], named: true },
    TabPanel: { is: 'boundary', kind: 'region', title: ['header'], ownTrigger: { label: ['header'], control: 'tab' } },
  },
};
