import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['type'],
  href: ['href', 'to'],
  label: ['children', 'text'],
};
const link: ActionEntry = { is: 'action', control: 'link', href: ['href', 'to'], label: ['children', 'text'] };
const item: ActionEntry = {
  is: 'action',
  control: 'menuitem',
  roles: ['menuitem', 'link', 'button'],
  href: ['href', 'to'],
  label: ['children'],
};
const options = { props: ['options'], labelKeyProps: ['textField'], valueKeyProps: ['valueField'], inside: true };
const check: FieldEntry = {
  is: 'field',
  control: 'checkbox',
  variants: [{ prop: 'switch', control: 'switch', roles: ['checkbox', 'switch'] }],
  label: ['children'],
};
const overlay = (kind: 'dialog' | 'drawer'): Entry => ({
  is: 'boundary',
  kind,
  role: 'dialog',
  open: ['v-model', 'modelValue', 'visible', 'v-model:visible'],
  title: ['title', 'slot:title', 'slot:modal-title'],
  ...(kind === 'dialog'
    ? {
        implied: [
          { event: 'onCancel', label: ['cancelTitle'], text: 'Cancel', dismisses: true },
          { event: 'onOk', label: ['okTitle'], text: 'OK' },
        ],
      }
    : {}),
});
const menu: Entry = {
  is: 'boundary',
  kind: 'menu',
  role: 'menu',
  ownTrigger: { label: ['text', 'slot:button-content'], control: 'button' },
};
const region = (label: readonly string[], control: 'tab' | 'disclosure'): Entry => ({
  is: 'boundary',
  kind: 'region',
  ...(control === 'tab' ? { role: 'tabpanel' } : {}),
  title: label,
  ownTrigger: { label, control },
});
const plain: Entry = { is: 'part', part: 'plain' };

/** BootstrapVue (bootstrap-vue.org) and BootstrapVueNext (bootstrap-vue-next.github.io). */
export const bootstrapVue: Library = {
  name: 'bootstrap-vue',
  onPage: 'bootstrap-vue',
  packages: { 'bootstrap-vue-next': '', 'bootstrap-vue': '' },
  globalPrefix: 'B',
  whenPresent: true,
  openers: ['v-b-modal', 'v-b-toggle'],
  components: {
    BButton: button,
    BCloseButton: { ...button, dismisses: true },
    BLink: link,
    BNavItem: link,
    BBreadcrumbItem: { ...link, onlyActing: true },
    BNavbarBrand: { ...link, onlyActing: true },
    BListGroupItem: { ...button, roles: ['button', 'link'], onlyActing: true },
    BForm: { is: 'boundary', kind: 'form' },
    BFormGroup: { is: 'wrapper', label: ['label', 'slot:label'], id: ['labelFor'] },
    BFormInput: { is: 'field', control: 'text', type: ['type'] },
    BFormTextarea: { is: 'field', control: 'textarea' },
    BFormSelect: { is: 'field', control: 'select', options },
    BFormCheckbox: check,
    BFormCheckboxGroup: { is: 'field', control: 'listbox', roles: ['group', 'checkbox'], group: true, options },
    BFormRadio: { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] },
    BFormRadioGroup: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true, options },
    BFormSpinbutton: { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
    BFormFile: { is: 'field', control: 'file', roles: ['button'], label: ['label'] },
    BFormTags: { is: 'field', control: 'text', id: ['inputId'], multiple: true },
    BFormRating: { is: 'field', control: 'slider', roles: ['slider'] },
    BFormDatepicker: { is: 'field', control: 'date', roles: ['button'] },
    BFormTimepicker: { is: 'field', control: 'time', roles: ['button'] },
    BInputGroup: plain,
    BModal: overlay('dialog'),
    BOffcanvas: overlay('drawer'),
    BSidebar: overlay('drawer'),
    BCollapse: { is: 'boundary', kind: 'region', open: ['v-model', 'modelValue', 'visible'] },
    BDropdown: menu,
    BNavItemDropdown: menu,
    BDropdownItem: item,
    BDropdownItemButton: item,
    BTabs: plain,
    BTab: region(['title', 'slot:title'], 'tab'),
    BAccordion: plain,
    BAccordionItem: region(['title', 'slot:title'], 'disclosure'),
    BCard: { is: 'boundary', kind: 'region', title: ['title', 'header'], named: true },
    BTable: { is: 'part', part: 'table', rows: ['slot:cell'], data: ['items'], press: ['onRowClicked'] },
  },
};
