import type { ControlKind } from '@webmcp/contract';
import type { OverlayKind } from '@webmcp/text';

/** Endings of a component's name, and the roles of a field with such a name. The first row that fits decides. */
export interface FieldWord {
  ends: readonly string[];
  roles: readonly string[];
}

/** `RadioGroup` is before `Radio`, and the compound fields are before `Input` and `Field`. */
export const fieldWords: readonly FieldWord[] = [
  { ends: ['RadioGroup', 'Radios'], roles: ['radiogroup'] },
  { ends: ['Radio', 'RadioButton'], roles: ['radio'] },
  { ends: ['Checkbox', 'CheckBox', 'Check'], roles: ['checkbox'] },
  { ends: ['Switch', 'Toggle'], roles: ['switch', 'checkbox'] },
  { ends: ['Slider', 'Range'], roles: ['slider'] },
  {
    ends: ['DatePicker', 'DateInput', 'DateField', 'TimePicker', 'Datepicker', 'Timepicker'],
    roles: ['textbox', 'group', 'combobox'],
  },
  {
    ends: [
      'Select',
      'Dropdown',
      'Combobox',
      'ComboBox',
      'Autocomplete',
      'AutoComplete',
      'Picker',
      'Multiselect',
      'MultiSelect',
    ],
    roles: ['combobox', 'listbox', 'button'],
  },
  { ends: ['NumberInput', 'InputNumber', 'NumberField', 'Stepper'], roles: ['spinbutton', 'textbox'] },
  { ends: ['SearchInput', 'SearchField', 'SearchBar', 'SearchBox', 'Search'], roles: ['searchbox', 'textbox'] },
  { ends: ['Textarea', 'TextArea', 'Editor'], roles: ['textbox'] },
  {
    ends: ['Input', 'TextField', 'TextBox', 'Textbox', 'InputText', 'Field', 'Password', 'Otp', 'OTP'],
    roles: ['textbox'],
  },
];

/** Endings of a component's name, and the control and roles of an action with such a name. */
export interface ActionWord {
  ends: readonly string[];
  control: ControlKind;
  roles: readonly string[];
}

export const actionWords: readonly ActionWord[] = [
  { ends: ['MenuItem', 'DropdownItem', 'MenuOption'], control: 'menuitem', roles: ['menuitem', 'button', 'link'] },
  { ends: ['Tab'], control: 'tab', roles: ['tab', 'button', 'link'] },
  { ends: ['Link', 'Anchor'], control: 'link', roles: ['link'] },
  { ends: ['Button', 'Btn', 'Fab', 'Cta', 'CTA'], control: 'button', roles: ['button', 'link'] },
];

/** Endings of a component's name, and the kind of overlay with such a name. */
export const overlayWords: readonly { ends: readonly string[]; kind: OverlayKind }[] = [
  { ends: ['Dialog', 'Modal', 'Lightbox'], kind: 'dialog' },
  { ends: ['Drawer', 'Sheet', 'Offcanvas', 'SidePanel'], kind: 'drawer' },
  { ends: ['Menu', 'DropdownMenu', 'ContextMenu'], kind: 'menu' },
  { ends: ['Popover', 'Popup'], kind: 'popover' },
];

/** Endings of components that hold controls. The value of such a component names its visible part. */
export const containerName =
  /(?:Tabs|TabList|Table|Grid|List|Provider|Pagination|Accordion|Collapse|Carousel|Swiper|Steps|Layout|Nav|Tree|Chart|Calendar|Context|Boundary|Wizard)$/;

/** Endings of components that show a message or cover the page. The value of such a component is its visibility. */
export const noticeName =
  /(?:Snackbar|SnackbarQueue|Toast|Toaster|Alert|Banner|Notification|Notice|Tooltip|Backdrop|Overlay)$/;

/** Matches a package of icons. */
export const iconPackage =
  /(^|[/-])(icons?|lucide[a-z-]*|heroicons|fontawesome|phosphor[a-z-]*|feather[a-z-]*)([/-]|$)/i;

/** Returns the first row with an ending of the name. */
export function wordOf<Row extends { ends: readonly string[] }>(rows: readonly Row[], name: string): Row | undefined {
  return rows.find(({ ends }) => ends.some((end) => name.endsWith(end)));
}
