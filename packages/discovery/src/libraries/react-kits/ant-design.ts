import type { ActionEntry, Entry, FieldEntry, OptionSource } from '@webmcp/contract';

import type { Library } from '../library.js';

const options: OptionSource = { props: ['options', 'treeData'], inside: true };
const text = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  is: 'field',
  control: 'text',
  type: ['type'],
  ...more,
});
const combobox: FieldEntry = {
  is: 'field',
  control: 'combobox',
  roles: ['combobox'],
  variants: [{ prop: 'mode', control: 'combobox', roles: ['combobox'] }],
  options,
};
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['htmlType'],
  href: ['href'],
  label: ['children'],
  icon: ['icon'],
};
/** Returns the entry of a ProComponents field, which is a form item and its control in one. */
const pro = (entry: FieldEntry): FieldEntry => ({ ...entry, label: ['label'], nested: ['fieldProps'] });

const components: Record<string, Entry> = {
  Button: button,
  FloatButton: { ...button, label: ['description', 'children'] },
  Input: text(),
  'Input.TextArea': { is: 'field', control: 'textarea' },
  'Input.Password': { is: 'field', control: 'password' },
  'Input.Search': { is: 'field', control: 'search', roles: ['searchbox', 'textbox'] },
  'Input.OTP': text(),
  InputNumber: { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
  Mentions: { is: 'field', control: 'textarea' },
  Select: combobox,
  'Select.Option': { is: 'option', label: ['label', 'children'], value: ['value', 'key'] },
  'Select.OptGroup': { is: 'part', part: 'plain' },
  AutoComplete: { ...combobox, inside: true },
  Cascader: combobox,
  TreeSelect: combobox,
  DatePicker: {
    is: 'field',
    control: 'date',
    roles: ['textbox'],
    variants: [
      { prop: 'picker', equals: 'month', control: 'month', roles: ['textbox'] },
      { prop: 'picker', equals: 'week', control: 'week', roles: ['textbox'] },
      { prop: 'picker', equals: 'quarter', control: 'custom', roles: ['textbox'] },
      { prop: 'picker', equals: 'year', control: 'custom', roles: ['textbox'] },
      { prop: 'picker', equals: 'time', control: 'time', roles: ['textbox'] },
      { prop: 'showTime', control: 'datetime-local', roles: ['textbox'] },
    ],
  },
  'DatePicker.RangePicker': { is: 'field', control: 'custom', roles: ['textbox'] },
  'DatePicker.MonthPicker': { is: 'field', control: 'month', roles: ['textbox'] },
  TimePicker: { is: 'field', control: 'time', roles: ['textbox'] },
  Checkbox: { is: 'field', control: 'checkbox', label: ['children'] },
  'Checkbox.Group': {
    is: 'field',
    control: 'listbox',
    roles: ['group', 'checkbox'],
    options: { props: ['options'] },
    group: true,
  },
  Radio: { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] },
  'Radio.Button': { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] },
  'Radio.Group': {
    is: 'field',
    control: 'radio',
    roles: ['radiogroup', 'radio'],
    options: { props: ['options'] },
    group: true,
  },
  'Breadcrumb.Item': { is: 'action', control: 'link', href: ['href'], label: ['children'], onlyActing: true },
  Segmented: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], options: { props: ['options'] } },
  Switch: { is: 'field', control: 'switch', roles: ['switch'] },
  Slider: { is: 'field', control: 'slider', roles: ['slider'] },
  Rate: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true },
  Upload: { is: 'field', control: 'file', roles: ['button'], label: ['children'], inside: true },
  'Upload.Dragger': { is: 'field', control: 'file', roles: ['button'], label: ['children'], inside: true },
  ColorPicker: { is: 'field', control: 'color', roles: ['button'] },
  Form: { is: 'boundary', kind: 'form', role: 'form' },
  'Form.Item': { is: 'wrapper', label: ['label'], name: ['name'], required: ['required'] },
  // ant.design/components/form#formlist: its child is a function that draws the fields.
  'Form.List': { is: 'part', part: 'plain' },
  Modal: {
    is: 'boundary',
    kind: 'dialog',
    role: 'dialog',
    open: ['open', 'visible', 'v-model:open', 'v-model:visible'],
    title: ['title'],
    implied: [
      { event: 'onCancel', label: ['cancelText'], text: 'Cancel', dismisses: true },
      { event: 'onOk', label: ['okText'], text: 'OK' },
    ],
  },
  Drawer: {
    is: 'boundary',
    kind: 'drawer',
    role: 'dialog',
    open: ['open', 'visible', 'v-model:open', 'v-model:visible'],
    title: ['title'],
  },
  Popconfirm: {
    is: 'boundary',
    kind: 'popover',
    role: 'tooltip',
    open: ['open', 'visible', 'v-model:open', 'v-model:visible'],
    title: ['title'],
    activator: ['children'],
    implied: [
      { event: 'onCancel', label: ['cancelText'], text: 'Cancel', dismisses: true },
      { event: 'onConfirm', label: ['okText'], text: 'OK' },
    ],
  },
  Popover: {
    is: 'boundary',
    kind: 'popover',
    role: 'tooltip',
    open: ['open', 'visible', 'v-model:open', 'v-model:visible'],
    title: ['title'],
    activator: ['children'],
  },
  Dropdown: {
    is: 'boundary',
    kind: 'menu',
    role: 'menu',
    open: ['open', 'visible', 'v-model:open', 'v-model:visible'],
    activator: ['children'],
    items: ['menu.items'],
  },
  'Dropdown.Button': { ...button, label: ['children'] },
  Menu: { is: 'boundary', kind: 'region', role: 'menu', items: ['items'] },
  'Menu.Item': { is: 'action', control: 'menuitem', roles: ['menuitem'], label: ['children', 'title'], icon: ['icon'] },
  'Menu.SubMenu': { is: 'part', part: 'plain' },
  Tabs: { is: 'part', part: 'tabs', data: ['items'] },
  Collapse: { is: 'part', part: 'tabs', data: ['items'], control: 'disclosure', opens: '' },
  'Tabs.TabPane': {
    is: 'boundary',
    kind: 'region',
    role: 'tabpanel',
    title: ['tab'],
    ownTrigger: { label: ['tab'], control: 'tab' },
  },
  Table: {
    is: 'part',
    part: 'table',
    rows: ['columns'],
    data: ['dataSource'],
    press: ['onRow.onClick', 'customRow.onClick'],
  },
  'Table.Column': { is: 'part', part: 'rows', rows: ['render', 'slot:default', 'children'], label: ['title'] },
  List: { is: 'part', part: 'table', rows: ['renderItem'], data: ['dataSource'] },
  'List.Item': { is: 'part', part: 'plain' },
  'List.Item.Meta': { is: 'part', part: 'plain' },
  Tooltip: { is: 'part', part: 'plain' },
  Card: { is: 'boundary', kind: 'region', title: ['title'], named: true },
  'Collapse.Panel': { is: 'boundary', kind: 'region', title: ['header'], ownTrigger: { label: ['header'] } },
  'Typography.Title': { is: 'text', heading: true },
  'Typography.Link': { is: 'action', control: 'link', href: ['href'], label: ['children'] },
  'Typography.Text': { is: 'text' },
  ModalForm: {
    is: 'boundary',
    kind: 'form',
    role: 'dialog',
    open: ['open', 'visible', 'v-model:open', 'v-model:visible'],
    title: ['title'],
    activator: ['trigger'],
  },
  DrawerForm: {
    is: 'boundary',
    kind: 'form',
    role: 'dialog',
    open: ['open', 'visible', 'v-model:open', 'v-model:visible'],
    title: ['title'],
    activator: ['trigger'],
  },
  ProForm: {
    is: 'boundary',
    kind: 'form',
    role: 'form',
    implied: [{ event: 'onFinish', label: ['submitter.searchConfig.submitText'], text: 'Submit' }],
  },
  LoginForm: {
    is: 'boundary',
    kind: 'form',
    role: 'form',
    implied: [{ event: 'onFinish', label: ['submitter.searchConfig.submitText'], text: 'Login' }],
  },
  'ProForm.Item': { is: 'wrapper', label: ['label'], name: ['name'], required: ['required'] },
  ProFormText: pro(text()),
  'ProFormText.Password': pro({ is: 'field', control: 'password' }),
  ProFormTextArea: pro({ is: 'field', control: 'textarea' }),
  ProFormDigit: pro({ is: 'field', control: 'spinbutton', roles: ['spinbutton'] }),
  ProFormSelect: pro({ ...combobox, options: { props: ['options', 'valueEnum'] } }),
  ProFormCheckbox: pro({ is: 'field', control: 'checkbox' }),
  ProFormSwitch: pro({ is: 'field', control: 'switch', roles: ['switch'] }),
  'ProFormRadio.Group': pro({
    is: 'field',
    control: 'radio',
    roles: ['radiogroup', 'radio'],
    options: { props: ['options'] },
  }),
  ProFormDatePicker: pro({ is: 'field', control: 'date', roles: ['textbox'] }),
  ProFormDateRangePicker: pro({ is: 'field', control: 'custom', roles: ['textbox'] }),
  ProFormTimePicker: pro({ is: 'field', control: 'time', roles: ['textbox'] }),
  ProFormUploadButton: pro({ is: 'field', control: 'file', roles: ['button'] }),
  ProTable: { is: 'part', part: 'table', rows: ['columns'], data: ['dataSource', 'request'] },
};

/** Members under the names of destructuring: `const { Option } = Select`. */
const taken: Record<string, Entry | undefined> = {
  TextArea: components['Input.TextArea'],
  Password: components['Input.Password'],
  Search: components['Input.Search'],
  Option: components['Select.Option'],
  RangePicker: components['DatePicker.RangePicker'],
  FormItem: components['Form.Item'],
  MenuItem: components['Menu.Item'],
  RadioGroup: components['Radio.Group'],
  CollapsePanel: components['Collapse.Panel'],
  CheckboxGroup: components['Checkbox.Group'],
  TabPane: components['Tabs.TabPane'],
  Title: components['Typography.Title'],
  Dragger: components['Upload.Dragger'],
};

function named(entries: Record<string, Entry | undefined>): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])),
  );
}

/** Ant Design 4 and 5 (ant.design/components) and ProComponents (procomponents.ant.design). */
export const antDesign: Library = {
  name: 'antd',
  onPage: 'ant-design',
  packages: { antd: '', '@ant-design/pro-components': '', '@ant-design/pro-form': '', '@ant-design/pro-table': '' },
  components: { ...components, ...named(taken) },
};

/** The parts that a slot renders in Vue. */
const slots: Record<string, Entry> = {
  Table: {
    is: 'part',
    part: 'table',
    rows: ['columns', 'slot:bodyCell', 'slot:expandedRowRender'],
    data: ['dataSource'],
    press: ['customRow.onClick'],
  },
  TableColumn: { is: 'part', part: 'rows', rows: ['slot:default', 'children'], label: ['title'] },
  List: { is: 'part', part: 'table', rows: ['slot:renderItem'], data: ['dataSource'] },
};

/** Ant Design Vue (antdv.com): the same components with `a-` before their tags and slots in place of props. */
export const antDesignVue: Library = {
  name: 'ant-design-vue',
  onPage: 'ant-design',
  packages: { 'ant-design-vue': '' },
  globalPrefix: 'A',
  components: Object.fromEntries(
    Object.entries({ ...components, ...named(taken) }).flatMap(([key, shared]) => {
      const flat = key.replaceAll('.', '');
      const entry = slots[flat] ?? shared;
      return [
        [flat, entry],
        [`A${flat}`, entry],
      ];
    }),
  ),
};
