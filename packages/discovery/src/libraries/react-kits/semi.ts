import type { ActionEntry, BoundaryEntry, Entry, FieldEntry, OptionSource } from '@webmcp/contract';

import type { Library } from '../library.js';

const options: OptionSource = { props: ['optionList', 'treeData', 'data'], inside: true };
const text: FieldEntry = {
  is: 'field',
  control: 'text',
  variants: [{ prop: 'mode', equals: 'password', control: 'password' }],
};
const combobox: FieldEntry = { is: 'field', control: 'combobox', roles: ['combobox'], options };
const dates: FieldEntry = {
  is: 'field',
  control: 'date',
  roles: ['textbox'],
  variants: [
    { prop: 'type', equals: 'dateTime', control: 'datetime-local', roles: ['textbox'] },
    { prop: 'type', equals: 'month', control: 'month', roles: ['textbox'] },
    { prop: 'type', equals: 'dateRange', control: 'custom', roles: ['textbox'] },
    { prop: 'type', equals: 'dateTimeRange', control: 'custom', roles: ['textbox'] },
  ],
};
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['htmlType'],
  label: ['children'],
  icon: ['icon'],
};
const open = ['visible'];
/** A dialog. Its buttons have the accessible names `cancel` and `confirm` in every language. */
const dialog: BoundaryEntry = {
  is: 'boundary',
  kind: 'dialog',
  role: 'dialog',
  open,
  title: ['title'],
  implied: [
    { event: 'onCancel', label: [], text: 'cancel', dismisses: true },
    { event: 'onOk', label: [], text: 'confirm' },
  ],
};
const popover: BoundaryEntry = {
  is: 'boundary',
  kind: 'popover',
  role: 'tooltip',
  open,
  title: ['title'],
  activator: ['children'],
};

const fields: Record<string, FieldEntry> = {
  Input: text,
  TextArea: { is: 'field', control: 'textarea' },
  InputNumber: { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
  PinCode: { is: 'field', control: 'text' },
  TagInput: { is: 'field', control: 'text', multiple: true },
  Select: combobox,
  TreeSelect: combobox,
  Cascader: combobox,
  AutoComplete: { ...combobox, roles: ['textbox', 'combobox'] },
  DatePicker: dates,
  TimePicker: { is: 'field', control: 'time', roles: ['textbox'] },
  Checkbox: { is: 'field', control: 'checkbox', label: ['children'] },
  CheckboxGroup: {
    is: 'field',
    control: 'listbox',
    roles: ['group', 'checkbox'],
    options: { props: ['options'] },
    group: true,
  },
  Radio: { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] },
  RadioGroup: {
    is: 'field',
    control: 'radio',
    roles: ['radiogroup', 'radio'],
    options: { props: ['options'] },
    group: true,
  },
  Switch: { is: 'field', control: 'switch', roles: ['switch'] },
  Slider: { is: 'field', control: 'slider', roles: ['slider'] },
  Rating: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true },
  Upload: { is: 'field', control: 'file', roles: ['button'], label: ['children'], inside: true },
  ColorPicker: { is: 'field', control: 'color', roles: ['button'], inside: true },
};

/** The fields of a form, as `Form.Input`: form item and control in one, named by `field`. */
const formFields = Object.fromEntries(
  Object.entries(fields).map(([name, entry]): [string, Entry] => [`Form.${name}`, { ...entry, label: ['label'] }]),
);

/** Semi Design 2 (semi.design/en-US). */
export const semi: Library = {
  name: 'semi-design',
  packages: { '@douyinfe/semi-ui': '', '@douyinfe/semi-ui-19': '' },
  components: {
    ...fields,
    ...formFields,
    'Select.Option': { is: 'option', label: ['label', 'children'], value: ['value'] },
    'Select.OptGroup': { is: 'part', part: 'plain' },
    'AutoComplete.Option': { is: 'option', label: ['label', 'children'], value: ['value'] },
    Button: button,
    IconButton: button,
    Form: { is: 'boundary', kind: 'form', role: 'form' },
    'Form.Slot': { is: 'wrapper', label: ['label.text', 'label'] },
    Modal: dialog,
    SideSheet: { is: 'boundary', kind: 'drawer', role: 'dialog', open, title: ['title'] },
    Popconfirm: {
      ...popover,
      implied: [
        { event: 'onCancel', label: ['cancelText'], text: 'cancel', dismisses: true },
        { event: 'onConfirm', label: ['okText'], text: 'confirm' },
      ],
    },
    Popover: popover,
    Tooltip: { is: 'part', part: 'plain' },
    Dropdown: {
      is: 'boundary',
      kind: 'menu',
      role: 'menu',
      open,
      activator: ['children'],
      items: ['menu'],
    },
    'Dropdown.Menu': { is: 'part', part: 'plain' },
    'Dropdown.Item': {
      is: 'action',
      control: 'menuitem',
      roles: ['menuitem'],
      label: ['children'],
      icon: ['icon'],
    },
    Nav: { is: 'boundary', kind: 'region', role: 'menu', items: ['items'] },
    'Nav.Item': {
      is: 'action',
      control: 'menuitem',
      roles: ['menuitem', 'link'],
      href: ['link'],
      label: ['text', 'children'],
      icon: ['icon'],
    },
    'Nav.Sub': { is: 'part', part: 'plain' },
    Tabs: { is: 'part', part: 'tabs', data: ['tabList'] },
    TabPane: {
      is: 'boundary',
      kind: 'region',
      role: 'tabpanel',
      title: ['tab'],
      ownTrigger: { label: ['tab'], control: 'tab' },
    },
    'Collapse.Panel': { is: 'boundary', kind: 'region', title: ['header'], ownTrigger: { label: ['header'] } },
    'Breadcrumb.Item': { is: 'action', control: 'link', href: ['href'], label: ['children'], onlyActing: true },
    Table: { is: 'part', part: 'table', rows: ['columns'], data: ['dataSource'] },
    List: { is: 'part', part: 'table', rows: ['renderItem'], data: ['dataSource'] },
    'List.Item': { is: 'part', part: 'plain' },
    Card: { is: 'boundary', kind: 'region', title: ['title'], named: true },
    'Typography.Title': { is: 'text', heading: true },
    'Typography.Text': { is: 'text' },
  },
};
