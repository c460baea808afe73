import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const label = ['label'];
/** Returns the entry of a field with a label and an input inside. In React Spectrum the label is a prop. */
const field = (control: FieldEntry['control'], roles: readonly string[]): FieldEntry => ({
  is: 'field',
  control,
  roles,
  type: ['type'],
  label,
  inside: true,
});
const button: ActionEntry = { is: 'action', control: 'button', type: ['type'], href: ['href'], label: ['children'] };
const choice = (control: FieldEntry['control'], role: string): FieldEntry => ({
  is: 'field',
  control,
  roles: [role],
  label: ['children'],
});
const plain: Entry = { is: 'part', part: 'plain' };

/** React Aria Components (react-spectrum.adobe.com/react-aria), React Spectrum and HeroUI, which share their shape. */
export const reactAria: Library = {
  name: 'react-aria',
  onPage: 'react-aria',
  packages: { 'react-aria-components': '', '@adobe/react-spectrum': '', '@heroui/react': '', '@nextui-org/react': '' },
  components: {
    TextField: field('text', ['textbox']),
    SearchField: field('search', ['searchbox']),
    NumberField: field('spinbutton', ['textbox', 'spinbutton']),
    TextArea: { is: 'field', control: 'textarea', label },
    Textarea: { is: 'field', control: 'textarea', label },
    Input: { is: 'field', control: 'text', type: ['type'], label },
    DateField: field('date', ['group']),
    DatePicker: field('date', ['group']),
    TimeField: field('time', ['group']),
    DateRangePicker: field('custom', ['group']),
    ColorField: field('color', ['textbox']),
    Select: { ...field('select', ['button', 'combobox']), options: { props: ['items'], inside: true } },
    Picker: { ...field('select', ['button', 'combobox']), options: { props: ['items'], inside: true } },
    ComboBox: { ...field('combobox', ['combobox']), options: { props: ['items', 'defaultItems'], inside: true } },
    Autocomplete: { ...field('combobox', ['combobox']), options: { props: ['items', 'defaultItems'], inside: true } },
    ListBoxItem: { is: 'option', label: ['textValue', 'children'], value: ['id', 'key'] },
    SelectItem: { is: 'option', label: ['textValue', 'children'], value: ['key'] },
    AutocompleteItem: { is: 'option', label: ['textValue', 'children'], value: ['key'] },
    Item: { is: 'option', label: ['textValue', 'children'], value: ['key'] },
    Checkbox: choice('checkbox', 'checkbox'),
    CheckboxGroup: { is: 'field', control: 'listbox', roles: ['group', 'checkbox'], label, group: true },
    Switch: choice('switch', 'switch'),
    RadioGroup: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], label, group: true },
    Radio: choice('radio', 'radio'),
    Slider: { is: 'field', control: 'slider', roles: ['slider'], label },
    FileTrigger: { is: 'field', control: 'file', roles: ['button'], label: ['children'], inside: true },
    Label: { is: 'label' },
    Button: button,
    ActionButton: button,
    ToggleButton: button,
    Link: { is: 'action', control: 'link', href: ['href'], label: ['children'] },
    Form: { is: 'boundary', kind: 'form', role: 'form' },
    DialogTrigger: { is: 'scope', of: 'DialogTrigger', open: ['isOpen'], firstChild: true },
    Modal: { is: 'boundary', kind: 'dialog', open: ['isOpen'], of: 'DialogTrigger' },
    Popover: { is: 'boundary', kind: 'popover', open: ['isOpen'], of: 'DialogTrigger' },
    Dialog: { is: 'boundary', kind: 'dialog', role: 'dialog' },
    AlertDialog: { is: 'boundary', kind: 'dialog', role: 'alertdialog', title: ['title'] },
    ModalHeader: { is: 'text', heading: true },
    Heading: { is: 'text', heading: true },
    MenuTrigger: { is: 'scope', of: 'MenuTrigger', open: ['isOpen'], firstChild: true },
    Menu: { is: 'boundary', kind: 'menu', role: 'menu', of: 'MenuTrigger' },
    MenuItem: {
      is: 'action',
      control: 'menuitem',
      roles: ['menuitem'],
      href: ['href'],
      label: ['textValue', 'children'],
    },
    Dropdown: { is: 'scope', of: 'Dropdown' },
    DropdownTrigger: { is: 'trigger', of: 'Dropdown', asChild: 'always' },
    DropdownMenu: { is: 'boundary', kind: 'menu', role: 'menu', of: 'Dropdown' },
    DropdownItem: {
      is: 'action',
      control: 'menuitem',
      roles: ['menuitem'],
      href: ['href'],
      label: ['textValue', 'children'],
    },
    Tabs: { is: 'scope', of: 'Tabs' },
    Tab: { is: 'trigger', of: 'Tabs', control: 'tab', roles: ['tab'], label: ['title', 'children'], pair: 'id' },
    TabPanel: { is: 'boundary', kind: 'region', role: 'tabpanel', of: 'Tabs', pair: 'id' },
    ToggleButtonGroup: { is: 'boundary', kind: 'group', role: 'group' },
    Disclosure: { is: 'scope', of: 'Disclosure', open: ['isExpanded'], firstChild: true },
    DisclosurePanel: { is: 'boundary', kind: 'region', of: 'Disclosure' },
    TooltipTrigger: plain,
    Group: plain,
    FieldError: plain,
  },
};
