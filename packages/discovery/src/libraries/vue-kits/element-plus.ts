import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const text: FieldEntry = { is: 'field', control: 'text', type: ['type'], label: ['label'] };
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['nativeType'],
  label: ['children'],
  icon: ['icon'],
};
const overlay = (kind: 'dialog' | 'drawer', role: string): Entry => ({
  is: 'boundary',
  kind,
  role,
  open: ['v-model', 'modelValue', 'visible', 'v-model:visible'],
  title: ['title', 'slot:title', 'slot:header'],
});
const combobox: FieldEntry = { is: 'field', control: 'combobox', roles: ['combobox'], options: { inside: true } };
const radio: FieldEntry = {
  is: 'field',
  control: 'radio',
  roles: ['radio'],
  label: ['children', 'label'],
  valueProps: ['value', 'label'],
};
const checkbox: FieldEntry = { is: 'field', control: 'checkbox', label: ['children', 'label'] };
const date: FieldEntry = {
  is: 'field',
  control: 'date',
  roles: ['combobox', 'textbox'],
  variants: [
    { prop: 'type', equals: 'datetime', control: 'datetime-local', roles: ['combobox', 'textbox'] },
    { prop: 'type', equals: 'month', control: 'month', roles: ['combobox', 'textbox'] },
    { prop: 'type', equals: 'week', control: 'week', roles: ['combobox', 'textbox'] },
    { prop: 'type', equals: 'daterange', control: 'custom', roles: ['combobox', 'textbox'] },
    { prop: 'type', equals: 'datetimerange', control: 'custom', roles: ['combobox', 'textbox'] },
  ],
};
const time: FieldEntry = { is: 'field', control: 'time', roles: ['combobox', 'textbox'] };
const plain: Entry = { is: 'part', part: 'plain' };

/** Element Plus (element-plus.org) and Element UI for Vue 2. */
export const elementPlus: Library = {
  name: 'element-plus',
  onPage: 'element-plus',
  packages: { 'element-plus': '', 'element-ui': '' },
  globalPrefix: 'El',
  components: {
    ElButton: button,
    ElLink: { is: 'action', control: 'link', href: ['href'], label: ['children'], icon: ['icon'] },
    ElInput: {
      ...text,
      variants: [
        { prop: 'type', equals: 'textarea', control: 'textarea', roles: ['textbox'] },
        { prop: 'showPassword', control: 'password', roles: ['textbox'] },
      ],
    },
    ElInputOtp: text,
    ElInputNumber: { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
    ElInputTag: { ...text, multiple: true },
    ElMention: { is: 'field', control: 'textarea' },
    ElAutocomplete: { is: 'field', control: 'combobox', roles: ['combobox', 'textbox'] },
    ElSelect: combobox,
    ElSelectV2: { ...combobox, options: { props: ['options'] } },
    ElTreeSelect: { ...combobox, options: { props: ['data'] } },
    ElCascader: { ...combobox, roles: ['textbox', 'combobox'], options: { props: ['options'] } },
    ElOption: { is: 'option', label: ['label', 'children'], value: ['value'] },
    ElOptionGroup: plain,
    ElCheckbox: checkbox,
    ElCheckboxButton: checkbox,
    ElCheckboxGroup: {
      is: 'field',
      control: 'listbox',
      roles: ['group', 'checkbox'],
      group: true,
      options: { props: ['options'] },
    },
    ElRadio: radio,
    ElRadioButton: radio,
    ElRadioGroup: {
      is: 'field',
      control: 'radio',
      roles: ['radiogroup', 'radio'],
      group: true,
      options: { props: ['options'] },
    },
    ElSegmented: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], options: { props: ['options'] } },
    ElSwitch: { is: 'field', control: 'switch', roles: ['switch'] },
    ElSlider: { is: 'field', control: 'slider', roles: ['slider'] },
    ElRate: { is: 'field', control: 'slider', roles: ['slider'] },
    ElDatePicker: date,
    ElTimePicker: time,
    ElTimeSelect: { ...combobox, control: 'time' },
    ElColorPicker: { is: 'field', control: 'color', roles: ['button'] },
    ElUpload: { is: 'field', control: 'file', roles: ['button'], label: ['children'], inside: true },
    ElTransfer: { is: 'field', control: 'custom' },
    ElForm: { is: 'boundary', kind: 'form', role: 'form' },
    ElFormItem: { is: 'wrapper', label: ['label', 'slot:label'], name: ['prop'], required: ['required'] },
    ElDialog: overlay('dialog', 'dialog'),
    ElDrawer: overlay('drawer', 'dialog'),
    ElPopover: {
      is: 'boundary',
      kind: 'popover',
      role: 'tooltip',
      open: ['v-model:visible', 'visible', 'v-model'],
      title: ['title'],
      activator: ['slot:reference'],
    },
    ElPopconfirm: {
      is: 'boundary',
      kind: 'popover',
      role: 'tooltip',
      title: ['title'],
      activator: ['slot:reference'],
      implied: [
        { event: 'onCancel', label: ['cancelButtonText'], text: 'No', dismisses: true },
        { event: 'onConfirm', label: ['confirmButtonText'], text: 'Yes' },
      ],
    },
    ElDropdown: { is: 'scope', of: 'ElDropdown', firstChild: true },
    ElDropdownMenu: { is: 'boundary', kind: 'menu', role: 'menu', of: 'ElDropdown' },
    ElDropdownItem: { is: 'action', control: 'menuitem', roles: ['menuitem'], label: ['children'], icon: ['icon'] },
    ElMenu: { is: 'boundary', kind: 'region', role: 'menubar' },
    ElMenuItem: {
      is: 'action',
      control: 'menuitem',
      roles: ['menuitem'],
      label: ['children', 'slot:title'],
      routes: { props: ['index'], inside: 'ElMenu', when: 'router' },
    },
    ElSubMenu: plain,
    ElTabs: plain,
    ElCollapse: plain,
    ElTabPane: {
      is: 'boundary',
      kind: 'region',
      role: 'tabpanel',
      title: ['label'],
      shownAs: ['name'],
      ownTrigger: { label: ['label', 'slot:label'], control: 'tab', sets: ['name'] },
    },
    ElCollapseItem: {
      is: 'boundary',
      kind: 'region',
      title: ['title'],
      ownTrigger: { label: ['title', 'slot:title'] },
    },
    ElTable: { is: 'part', part: 'table', rows: ['slot:expand'], data: ['data'], press: ['onRowClick'] },
    ElTableColumn: { is: 'part', part: 'rows', rows: ['slot:default', 'children'], label: ['label'] },
    ElCard: { is: 'boundary', kind: 'region', title: ['header', 'slot:header'], named: true },
    ElTag: plain,
    ElTooltip: plain,
    ElIcon: { is: 'part', part: 'icon' },
    ElPagination: plain,
    ElDescriptions: plain,
    ElDescriptionsItem: plain,
  },
};
