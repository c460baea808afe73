import type { ActionEntry, Entry, FieldEntry, OptionSource } from '@webmcp/contract';

import type { Library } from '../library.js';

const label = ['label', 'slot:label'];
const options: OptionSource = { props: ['options'], labelKeyProps: ['optionLabel'], valueKeyProps: ['optionValue'] };
const text: FieldEntry = { is: 'field', control: 'text', type: ['type'], label };
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['type'],
  href: ['href', 'to'],
  label: ['label', 'children'],
  icon: ['icon', 'iconRight'],
};
const overlay = (kind: 'dialog' | 'menu' | 'popover', role: string): Entry => ({
  is: 'boundary',
  kind,
  role,
  open: ['v-model', 'modelValue'],
});

/** Quasar 2 (quasar.dev/vue-components). */
export const quasar: Library = {
  name: 'quasar',
  onPage: 'quasar',
  packages: { quasar: '' },
  globalPrefix: 'Q',
  components: {
    QBtn: button,
    QBtnDropdown: { is: 'boundary', kind: 'menu', role: 'menu', ownTrigger: { label: ['label'], icon: ['icon'] } },
    QFab: { is: 'boundary', kind: 'menu', ownTrigger: { label: ['label'], icon: ['icon'] } },
    QFabAction: button,
    QBreadcrumbsEl: { ...button, control: 'link', onlyActing: true },
    QChip: { ...button, onlyActing: true },
    QInput: text,
    QSelect: { is: 'field', control: 'combobox', roles: ['combobox'], label, options },
    QCheckbox: { is: 'field', control: 'checkbox', label: ['label', 'children'] },
    QToggle: { is: 'field', control: 'switch', roles: ['switch'], label: ['label', 'children'] },
    QRadio: { is: 'field', control: 'radio', roles: ['radio'], label: ['label', 'children'], valueProps: ['val'] },
    QOptionGroup: {
      is: 'field',
      control: 'radio',
      roles: ['radiogroup', 'radio'],
      variants: [
        { prop: 'type', equals: 'checkbox', control: 'listbox', roles: ['group', 'checkbox'] },
        { prop: 'type', equals: 'toggle', control: 'listbox', roles: ['group', 'switch'] },
      ],
      options,
    },
    QBtnToggle: { is: 'field', control: 'radio', roles: ['group', 'button'], options },
    QSlider: { is: 'field', control: 'slider', roles: ['slider'] },
    QKnob: { is: 'field', control: 'slider', roles: ['slider'] },
    QRange: { is: 'field', control: 'slider', roles: ['slider'] },
    QRating: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true },
    QFile: { is: 'field', control: 'file', roles: ['button', 'textbox'], label },
    QUploader: { is: 'field', control: 'file', roles: ['button'], label },
    QDate: { is: 'field', control: 'custom', roles: ['group'] },
    QTime: { is: 'field', control: 'custom', roles: ['group'] },
    QColor: { is: 'field', control: 'color', roles: ['group'] },
    QEditor: { is: 'field', control: 'contenteditable', roles: ['textbox'] },
    QForm: { is: 'boundary', kind: 'form', role: 'form' },
    QDialog: overlay('dialog', 'dialog'),
    QMenu: { is: 'boundary', kind: 'menu', role: 'menu', open: ['v-model', 'modelValue'], openedByParent: true },
    QPopupProxy: { is: 'boundary', kind: 'popover', open: ['v-model', 'modelValue'], openedByParent: true },
    QPopupEdit: { is: 'boundary', kind: 'popover', open: [], openedByParent: true },
    QDrawer: { is: 'boundary', kind: 'region', role: 'navigation', open: ['v-model', 'modelValue'] },
    QItem: { ...button, roles: ['listitem', 'link', 'menuitem'], label: ['children'], onlyActing: true },
    QItemSection: { is: 'part', part: 'plain' },
    QItemLabel: { is: 'text' },
    QTabs: { is: 'part', part: 'plain' },
    QTab: {
      is: 'action',
      control: 'tab',
      roles: ['tab'],
      label: ['label', 'children'],
      icon: ['icon'],
      sets: ['name'],
    },
    QTabPanels: { is: 'part', part: 'plain' },
    QTabPanel: { is: 'boundary', kind: 'region', role: 'tabpanel', shownAs: ['name'] },
    QCarousel: { is: 'part', part: 'plain' },
    QStepper: { is: 'part', part: 'plain' },
    QRouteTab: {
      is: 'action',
      control: 'tab',
      roles: ['tab'],
      href: ['to', 'href'],
      label: ['label', 'children'],
      icon: ['icon'],
    },
    QExpansionItem: {
      is: 'boundary',
      kind: 'region',
      open: ['v-model', 'modelValue', 'defaultOpened'],
      ownTrigger: { label: ['label', 'slot:header'], icon: ['icon'] },
    },
    QTable: {
      is: 'part',
      part: 'table',
      rows: ['slot:body', 'slot:item', 'slot:body-cell'],
      data: ['rows', 'data'],
      press: ['onRowClick'],
    },
    QToolbarTitle: { is: 'text', heading: true },
    QIcon: { is: 'part', part: 'icon' },
    QTooltip: { is: 'part', part: 'plain' },
    QPagination: { is: 'part', part: 'plain' },
  },
};
