import type { ControlKind, Entry } from '@webmcp/contract';
import type { OverlayKind } from '@webmcp/text';
import type { LinkedProp } from '../../link/model/linked.js';
import { actsOnEvents } from '../values/act-events.js';
import { controlOfType } from './host-elements.js';
import { findProp, findValue, literalTexts, textProp } from '../values/prop-values.js';

/** Last words of a component's name that say what it is, longest first. */
const fieldWords: readonly { ends: readonly string[]; roles: readonly string[] }[] = [
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

const actionWords: readonly { ends: readonly string[]; control: ControlKind; roles: readonly string[] }[] = [
  { ends: ['MenuItem', 'DropdownItem', 'MenuOption'], control: 'menuitem', roles: ['menuitem', 'button', 'link'] },
  { ends: ['Tab'], control: 'tab', roles: ['tab', 'button', 'link'] },
  { ends: ['Link', 'Anchor'], control: 'link', roles: ['link'] },
  { ends: ['Button', 'Btn', 'Fab', 'Cta', 'CTA'], control: 'button', roles: ['button', 'link'] },
];

const overlayWords: readonly { ends: readonly string[]; kind: OverlayKind }[] = [
  { ends: ['Dialog', 'Modal', 'Lightbox'], kind: 'dialog' },
  { ends: ['Drawer', 'Sheet', 'Offcanvas', 'SidePanel'], kind: 'drawer' },
  { ends: ['Menu', 'DropdownMenu', 'ContextMenu'], kind: 'menu' },
  { ends: ['Popover', 'Popup'], kind: 'popover' },
];

const openProps = [
  'open',
  'isOpen',
  'opened',
  'show',
  'visible',
  'isVisible',
  'two-way',
  'two-way:open',
  'two-way:visible',
  'two-way:show',
  'modelValue',
];
const valueProps = ['value', 'checked', 'selected', 'modelValue', 'two-way', 'defaultValue', 'defaultChecked'];
const changeEvents = ['onChange', 'onInput', 'onValueChange', 'onCheckedChange', 'onUpdate:modelValue', 'onSelect'];
const placeProps = ['href', 'to'];

function endsWith(name: string, ends: readonly string[]): boolean {
  return ends.some((end) => name === end || (name.endsWith(end) && name.length > end.length));
}

/** Components with a value that say which of their parts is shown; the parts are the controls. */
const containers =
  /(?:Tabs|TabList|Table|Grid|List|Provider|Pagination|Accordion|Collapse|Carousel|Swiper|Steps|Layout|Nav|Tree|Chart|Calendar|Context|Boundary|Wizard)$/;

/** What only tells or covers; its value is whether it is shown. What it holds is read as it stands. */
const tellers = /(?:Snackbar|SnackbarQueue|Toast|Toaster|Alert|Banner|Notification|Notice|Tooltip|Backdrop|Overlay)$/;

/** A package that only draws pictures. */
const iconPackage = /(^|[/-])(icons?|lucide[a-z-]*|heroicons|fontawesome|phosphor[a-z-]*|feather[a-z-]*)([/-]|$)/i;

/**
 * The rule for a component that no table knows. It is a control if it is used like one: a value that it is given or
 * tells changes of (field), a click it listens to or a place it leads to (action); its name's last words say which.
 */
export function generalEntry(
  path: readonly string[],
  props: readonly LinkedProp[],
  from: string | undefined,
): Entry | null {
  const name = path.at(-1) ?? '';
  if (from !== undefined && iconPackage.test(from)) return { is: 'part', part: 'icon' };
  const has = (names: readonly string[]): boolean => names.some((one) => findProp(props, one) !== undefined);
  const spread = props.some((prop) => prop.name === '...' && prop.value.kind === 'call');

  const overlay = overlayWords.find((word) => endsWith(name, word.ends));
  if (overlay !== undefined && has(openProps)) {
    return {
      is: 'boundary',
      kind: overlay.kind,
      open: openProps,
      title: ['title', 'header', 'heading', 'label', 'slot:title', 'slot:header'],
      activator: ['slot:activator', 'trigger'],
    };
  }
  const acts = actsOnEvents(props);
  if (endsWith(name, ['Form']) && has(['onSubmit', 'onFinish'])) return { is: 'boundary', kind: 'form' };

  if ((containers.test(name) || tellers.test(name)) && !acts) return null;
  const type = literalTexts(findValue(props, 'type'));
  const isPlace = has(placeProps);
  // What a panel is placed at is called its anchor, too.
  const isPlacement = name.endsWith('Anchor') && !isPlace && !acts;
  const action = isPlacement ? undefined : actionWords.find((word) => endsWith(name, word.ends));
  if (action !== undefined && (acts || isPlace || !has(changeEvents))) {
    const base: Entry = {
      is: 'action',
      control: isPlace ? 'link' : action.control,
      roles: isPlace ? ['link', ...action.roles.filter((role) => role !== 'link')] : action.roles,
      label: ['children', 'label', 'text', 'title', 'name', 'caption'],
      icon: ['icon', 'leftIcon', 'startIcon', 'iconName'],
      href: placeProps,
      type: ['type', 'htmlType', 'nativeType'],
    };
    // A tab or button wrapper without anything that acts may be a layout part; a written label makes it a control.
    return base;
  }

  const word = fieldWords.find((one) => endsWith(name, one.ends));
  const labelled = has(['label', 'placeholder']) && has(['name', 'id', 'rules', 'required']);
  const holdsValue = has(['checked', 'modelValue', 'two-way']) || (has(valueProps) && has(changeEvents));
  const isField =
    word !== undefined
      ? holdsValue ||
        has(valueProps) ||
        has(changeEvents) ||
        labelled ||
        spread ||
        has(['name', 'label', 'placeholder', 'id', 'rows', 'inputId'])
      : holdsValue || (labelled && !acts);
  if (isField) {
    const wordRoles = word?.roles ?? [];
    const typed = wordRoles.length === 0 || wordRoles[0] === 'textbox' ? controlOfType(type) : undefined;
    const secret = /password/i.test(name) ? 'password' : undefined;
    const control = typed ?? secret ?? 'custom';
    return {
      is: 'field',
      control:
        control === 'submit' || control === 'reset' || control === 'button' || control === 'hidden'
          ? 'custom'
          : control,
      ...(typed === undefined && wordRoles.length > 0 ? { roles: wordRoles } : {}),
      label: [
        'label',
        'labelText',
        'floatingLabelText',
        ...(wordRoles[0] === 'checkbox' || wordRoles[0] === 'radio' || wordRoles[0] === 'switch' ? ['children'] : []),
      ],
      options: {
        props: ['options', 'items', 'data', 'choices'],
        labelKeyProps: ['optionLabel', 'itemTitle', 'itemText', 'labelKey'],
        valueKeyProps: ['optionValue', 'itemValue', 'valueKey'],
        inside: true,
      },
      ...(wordRoles[0] === 'radiogroup' ? { group: true } : {}),
    };
  }
  if (acts || (isPlace && textProp(props, 'to', 'href') !== undefined)) {
    return {
      is: 'action',
      control: isPlace ? 'link' : 'custom',
      byEvents: true,
      ...(isPlace ? { roles: ['link'] } : {}),
      label: ['label', 'text', 'title', 'children'],
      icon: ['icon'],
      href: placeProps,
    };
  }
  if (has(['label', 'legend']))
    return { is: 'wrapper', label: ['label', 'legend'], name: ['name', 'prop'], required: ['required', 'isRequired'] };
  return null;
}
