import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const text: FieldEntry = {
  is: 'field',
  control: 'text',
  variants: [
    { prop: 'type', equals: 'textarea', control: 'textarea', roles: ['textbox'] },
    { prop: 'type', equals: 'password', control: 'password', roles: ['textbox'] },
  ],
};
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['attrType'],
  href: ['href'],
  label: ['children', 'slot:default'],
};
const options = { props: ['options'], labelKeyProps: ['labelField'], valueKeyProps: ['valueField'] } as const;
const overlay = (kind: 'dialog' | 'drawer'): Entry => ({
  is: 'boundary',
  kind,
  role: 'dialog',
  open: ['v-model:show', 'show'],
  title: ['title'],
});

/** Naive UI (naiveui.com). */
export const naiveUi: Library = {
  name: 'naive-ui',
  packages: { 'naive-ui': '' },
  globalPrefix: 'N',
  components: {
    NButton: button,
    NA: { is: 'action', control: 'link', href: ['href', 'to'], label: ['children'] },
    NFloatButton: button,
    NBreadcrumbItem: { is: 'action', control: 'link', href: ['href'], label: ['children'], onlyActing: true },
    NInput: text,
    NMention: text,
    NInputNumber: { is: 'field', control: 'spinbutton', roles: ['textbox', 'spinbutton'] },
    NAutoComplete: { is: 'field', control: 'combobox', roles: ['textbox', 'combobox'], options },
    NSelect: { is: 'field', control: 'combobox', roles: ['combobox'], options },
    NCascader: { is: 'field', control: 'combobox', roles: ['combobox'], options },
    NTreeSelect: { is: 'field', control: 'combobox', roles: ['combobox'], options },
    NCheckbox: { is: 'field', control: 'checkbox', label: ['label', 'children'] },
    NCheckboxGroup: { is: 'field', control: 'listbox', roles: ['group', 'checkbox'], group: true },
    NRadio: { is: 'field', control: 'radio', roles: ['radio'], label: ['label', 'children'] },
    NRadioButton: { is: 'field', control: 'radio', roles: ['radio'], label: ['label', 'children'] },
    NRadioGroup: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true },
    NSwitch: { is: 'field', control: 'switch', roles: ['switch'] },
    NSlider: { is: 'field', control: 'slider', roles: ['slider'] },
    NRate: { is: 'field', control: 'radio', roles: ['generic'], group: true },
    NDatePicker: {
      is: 'field',
      control: 'date',
      roles: ['textbox'],
      variants: [
        { prop: 'type', equals: 'datetime', control: 'datetime-local', roles: ['textbox'] },
        { prop: 'type', equals: 'month', control: 'month', roles: ['textbox'] },
        { prop: 'type', equals: 'daterange', control: 'custom', roles: ['textbox'] },
        { prop: 'type', equals: 'datetimerange', control: 'custom', roles: ['textbox'] },
      ],
    },
    NColorPicker: { is: 'field', control: 'color', roles: ['generic'] },
    NCollapse: { is: 'part', part: 'plain' },
    NCollapseItem: { is: 'boundary', kind: 'region', title: ['title'], ownTrigger: { label: ['title'] } },
    NTimePicker: { is: 'field', control: 'time', roles: ['textbox'] },
    NUpload: { is: 'field', control: 'file', roles: ['button'], label: ['children'], inside: true },
    NForm: { is: 'boundary', kind: 'form' },
    NFormItem: { is: 'wrapper', label: ['label', 'slot:label'], name: ['path'], required: ['required'] },
    NModal: {
      is: 'boundary',
      kind: 'dialog',
      role: 'dialog',
      open: ['v-model:show', 'show'],
      title: ['title'],
      implied: [
        { event: 'onNegativeClick', label: ['negativeText'], text: 'Cancel', dismisses: true },
        { event: 'onPositiveClick', label: ['positiveText'], text: 'OK' },
      ],
    },
    NDrawer: overlay('drawer'),
    NDrawerContent: { is: 'text', heading: true, text: ['title'] },
    NPopconfirm: {
      is: 'boundary',
      kind: 'popover',
      activator: ['slot:trigger'],
      implied: [
        { event: 'onNegativeClick', label: ['negativeText'], text: 'Cancel', dismisses: true },
        { event: 'onPositiveClick', label: ['positiveText'], text: 'Confirm' },
      ],
    },
    NPopover: { is: 'boundary', kind: 'popover', activator: ['slot:trigger'], open: ['v-model:show', 'show'] },
    NDropdown: {
      is: 'boundary',
      kind: 'menu',
      role: 'menu',
      activator: ['children', 'slot:default'],
      items: ['options'],
    },
    NTabPane: {
      is: 'boundary',
      kind: 'region',
      role: 'tabpanel',
      title: ['tab'],
      shownAs: ['name'],
      ownTrigger: { label: ['tab'], control: 'tab', sets: ['name'] },
    },
    NDataTable: { is: 'part', part: 'table', rows: ['columns'], data: ['data'], press: ['rowProps.onClick'] },
    NCard: { is: 'boundary', kind: 'region', title: ['title'], named: true },
    NIcon: { is: 'part', part: 'icon' },
    NTooltip: { is: 'part', part: 'plain' },
  },
};
