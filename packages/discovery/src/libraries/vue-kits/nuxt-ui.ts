import type { ActionEntry, BoundaryEntry, Entry, FieldEntry, OptionSource } from '@webmcp/contract';

import type { Library } from '../library.js';

const options: OptionSource = {
  props: ['items', 'options'],
  labelKeyProps: ['labelKey', 'optionAttribute'],
  valueKeyProps: ['valueKey', 'valueAttribute'],
};
const text: FieldEntry = { is: 'field', control: 'text', type: ['type'] };
const combobox: FieldEntry = { is: 'field', control: 'combobox', roles: ['combobox'], options };
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['type'],
  href: ['href', 'to'],
  label: ['label', 'children'],
  icon: ['icon', 'leadingIcon', 'trailingIcon'],
};
const contents = ['slot:content', 'slot:body', 'slot:header', 'slot:footer', 'slot:panel'];
/** Returns an overlay. In version 3 the default slot is the opener beside slots with the content; before, it is the content. */
const overlay = (kind: BoundaryEntry['kind'], role: string): Entry => ({
  is: 'boundary',
  kind,
  role,
  open: ['v-model:open', 'open', 'v-model', 'modelValue'],
  title: ['title', 'slot:title'],
  activator: ['children'],
  content: contents,
});
const menu: Entry = { is: 'boundary', kind: 'menu', role: 'menu', activator: ['children'], items: ['items'] };
const toggle: FieldEntry = { is: 'field', control: 'switch', roles: ['switch'], label: ['label'] };
const wrapper: Entry = { is: 'wrapper', label: ['label', 'slot:label'], name: ['name'], required: ['required'] };
const plain: Entry = { is: 'part', part: 'plain' };

/** Nuxt UI 2 to 4 (ui.nuxt.com); its components need no import. */
export const nuxtUi: Library = {
  name: 'nuxt-ui',
  packages: { '@nuxt/ui': 'U', '@nuxt/ui-pro': 'U', '#ui': 'U' },
  globalPrefix: 'U',
  whenPresent: true,
  components: {
    UButton: button,
    ULink: { ...button, control: 'link', href: ['to', 'href'], label: ['children'] },
    UInput: text,
    UTextarea: { is: 'field', control: 'textarea' },
    UInputNumber: { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
    UInputTags: { ...text, multiple: true },
    UPinInput: text,
    USelect: combobox,
    USelectMenu: combobox,
    UInputMenu: combobox,
    UCheckbox: { is: 'field', control: 'checkbox', label: ['label', 'slot:label'] },
    UCheckboxGroup: { is: 'field', control: 'listbox', roles: ['group', 'checkbox'], label: ['legend'], options },
    URadioGroup: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], label: ['legend'], options },
    USwitch: toggle,
    UToggle: toggle,
    USlider: { is: 'field', control: 'slider', roles: ['slider'] },
    URange: { is: 'field', control: 'slider', roles: ['slider'] },
    UCalendar: { is: 'field', control: 'custom' },
    UInputDate: { is: 'field', control: 'custom' },
    UColorPicker: { is: 'field', control: 'color' },
    UFileUpload: { is: 'field', control: 'file', roles: ['button'], label: ['label'] },
    UForm: { is: 'boundary', kind: 'form', role: 'form' },
    UFormField: wrapper,
    UFormGroup: wrapper,
    UModal: overlay('dialog', 'dialog'),
    USlideover: overlay('drawer', 'dialog'),
    UDrawer: overlay('drawer', 'dialog'),
    UPopover: overlay('popover', 'dialog'),
    UCollapsible: { is: 'boundary', kind: 'region', activator: ['children'], content: contents },
    UDropdownMenu: menu,
    UDropdown: menu,
    UTabs: { is: 'part', part: 'tabs', data: ['items'] },
    UAccordion: { is: 'part', part: 'tabs', data: ['items'], control: 'disclosure', opens: 'region' },
    UNavigationMenu: { is: 'boundary', kind: 'region', role: 'navigation', items: ['items'] },
    UVerticalNavigation: { is: 'boundary', kind: 'region', role: 'navigation', items: ['links'] },
    UHorizontalNavigation: { is: 'boundary', kind: 'region', role: 'navigation', items: ['links'] },
    UTable: {
      is: 'part',
      part: 'table',
      rows: ['columns', 'slot:*-cell', 'slot:*-data', 'slot:expanded'],
      data: ['data', 'rows'],
      press: ['onSelect'],
    },
    UCard: { is: 'boundary', kind: 'region', title: ['slot:header'], named: true },
    UTooltip: { is: 'wrapper', label: ['text'], tooltip: true },
    UIcon: { is: 'part', part: 'icon' },
    UAvatar: plain,
    UBadge: plain,
    UButtonGroup: plain,
    UFieldGroup: plain,
    UAlert: plain,
    UPagination: plain,
  },
};
