import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const text: FieldEntry = { is: 'field', control: 'text', type: ['type'] };
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['type'],
  href: ['href', 'to'],
  label: ['children'],
  icon: ['leftIcon', 'icon'],
};
const checkbox: FieldEntry = { is: 'field', control: 'checkbox', label: ['children'] };
const overlay = (kind: 'dialog' | 'drawer', role: string): Entry => ({ is: 'boundary', kind, role, open: ['isOpen'] });
const asChild = 'asChild';

/** Returns the entries of an overlay of version 3: a root with trigger, content, title and close trigger. */
function parts(of: string, kind: 'dialog' | 'drawer' | 'popover', role: string): Record<string, Entry> {
  return {
    [`${of}.Root`]: { is: 'scope', of, open: ['open'] },
    [`${of}.Trigger`]: { is: 'trigger', of, asChild },
    [`${of}.Content`]: { is: 'boundary', kind, role, of },
    [`${of}.Title`]: { is: 'text', heading: true },
    [`${of}.CloseTrigger`]: { is: 'action', control: 'button', asChild, dismisses: true, label: ['children'] },
    [`${of}.ActionTrigger`]: { is: 'action', control: 'button', asChild, dismisses: true, label: ['children'] },
  };
}

/** Buttons of a larger part. With `asChild` the one child is rendered in their place. */
const triggers = Object.fromEntries(
  [
    'Clipboard.Trigger',
    'DownloadTrigger',
    'Pagination.NextTrigger',
    'Pagination.PrevTrigger',
    'Steps.NextTrigger',
    'Steps.PrevTrigger',
    'Steps.Trigger',
    'Toggle.Root',
  ].map((name): [string, Entry] => [name, { is: 'action', control: 'button', asChild, label: ['children'] }]),
);

const choices = { inside: true };
const passes = ['id', 'name', 'value', 'onChange', 'min', 'max', 'step', 'isRequired', 'isDisabled', 'disabled'];

const radios: FieldEntry = { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true };
const radio: FieldEntry = { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] };
const wrapper: Entry = { is: 'wrapper', required: ['required'] };

/** Fields of version 3 with a label as a part. */
const labelled = [
  'Checkbox',
  'CheckboxCard',
  'Combobox',
  'DatePicker',
  'Editable',
  'FileUpload',
  'Listbox',
  'NumberInput',
  'PinInput',
  'RadioCard',
  'RadioGroup',
  'RatingGroup',
  'Select',
  'Slider',
  'TagsInput',
];

/** The fields of version 3: the root is the field or wraps the field; label and input are parts. */
const fieldParts: Record<string, Entry> = {
  ...Object.fromEntries(labelled.map((name): [string, Entry] => [`${name}.Label`, { is: 'label' }])),
  'Checkbox.Root': { is: 'field', control: 'checkbox' },
  'CheckboxCard.Root': { is: 'field', control: 'checkbox' },
  CheckboxGroup: { is: 'field', control: 'listbox', roles: ['group', 'checkbox'], group: true },
  'RadioGroup.Root': radios,
  'RadioGroup.Item': radio,
  'RadioCard.Root': radios,
  'RadioCard.Item': radio,
  'SegmentGroup.Root': radios,
  'SegmentGroup.Item': radio,
  'RatingGroup.Root': radios,
  'Select.Root': { is: 'field', control: 'combobox', roles: ['combobox'], options: choices },
  'Select.Trigger': { is: 'part', part: 'control' },
  'Select.ValueText': { is: 'part', part: 'value' },
  'Select.ClearTrigger': { is: 'part', part: 'icon' },
  'Select.Item': { is: 'option', label: ['children'], value: ['item.value', 'item'] },
  'Combobox.Root': { is: 'field', control: 'combobox', roles: ['combobox'], options: choices },
  'Combobox.Input': { is: 'part', part: 'control' },
  'Combobox.Trigger': { is: 'part', part: 'icon' },
  'Combobox.ClearTrigger': { is: 'part', part: 'icon' },
  'Combobox.Item': { is: 'option', label: ['children'], value: ['item.value', 'item'] },
  'Listbox.Root': { is: 'field', control: 'listbox', roles: ['listbox'], options: choices },
  'Listbox.Content': { is: 'part', part: 'control' },
  'Listbox.Item': { is: 'option', label: ['children'], value: ['item.value', 'item'] },
  'DatePicker.Root': { is: 'field', control: 'date', roles: ['textbox'] },
  'DatePicker.Input': { is: 'part', part: 'control' },
  'DatePicker.Trigger': { is: 'part', part: 'icon' },
  'NativeSelect.Root': wrapper,
  'NativeSelect.Field': { is: 'field', control: 'select', options: choices },
  'NumberInput.Root': { ...wrapper, passes },
  'PinInput.Root': wrapper,
  'PinInput.Input': text,
  'TagsInput.Root': wrapper,
  'TagsInput.Input': { ...text, multiple: true },
  'Editable.Root': wrapper,
  'Editable.Input': text,
  'FileUpload.Root': { is: 'field', control: 'file', roles: ['button'], label: ['children'], inside: true },
  'Field.Root': wrapper,
  'Field.Label': { is: 'label' },
  'Fieldset.Root': { is: 'boundary', kind: 'group', role: 'group' },
  'Fieldset.Legend': { is: 'legend' },
};

/** Chakra UI 2 and 3 (chakra-ui.com/docs/components). */
export const chakra: Library = {
  name: 'chakra',
  onPage: 'chakra',
  packages: { '@chakra-ui/react': '', '@chakra-ui/next-js': '' },
  components: {
    ...fieldParts,
    ...triggers,
    Input: text,
    Textarea: { is: 'field', control: 'textarea' },
    Select: { is: 'field', control: 'select', options: { inside: true } },
    NumberInput: { is: 'wrapper', passes },
    NumberInputField: { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
    'NumberInput.Input': { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
    NumberInputStepper: { is: 'part', part: 'icon' },
    PinInputField: text,
    Editable: { is: 'part', part: 'plain' },
    EditableInput: text,
    Checkbox: checkbox,
    Switch: { is: 'field', control: 'switch', roles: ['checkbox', 'switch'], label: ['children'] },
    'Switch.Root': { is: 'field', control: 'switch', roles: ['checkbox', 'switch'], label: ['children'] },
    Radio: { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] },
    RadioGroup: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true },
    Slider: { is: 'field', control: 'slider', roles: ['slider'] },
    'Slider.Root': { is: 'field', control: 'slider', roles: ['slider'] },
    Button: button,
    IconButton: button,
    CloseButton: { ...button, dismisses: true },
    ModalCloseButton: { ...button, dismisses: true },
    DrawerCloseButton: { ...button, dismisses: true },
    PopoverCloseButton: { ...button, dismisses: true },
    Link: { is: 'action', control: 'link', href: ['href', 'to'], label: ['children'] },
    LinkOverlay: { is: 'action', control: 'link', href: ['href', 'to'], label: ['children'] },
    FormControl: { is: 'wrapper', required: ['isRequired'] },
    FormLabel: { is: 'label' },
    Modal: overlay('dialog', 'dialog'),
    AlertDialog: overlay('dialog', 'alertdialog'),
    Drawer: overlay('drawer', 'dialog'),
    ModalHeader: { is: 'text', heading: true },
    AlertDialogHeader: { is: 'text', heading: true },
    DrawerHeader: { is: 'text', heading: true },
    PopoverHeader: { is: 'text', heading: true },
    ...parts('Dialog', 'dialog', 'dialog'),
    ...parts('Drawer', 'drawer', 'dialog'),
    // Version 2 writes it inside Drawer, which is the boundary there.
    DrawerContent: { is: 'part', part: 'plain' },
    ...parts('Popover', 'popover', 'dialog'),
    ...parts('HoverCard', 'popover', 'dialog'),
    ...parts('ActionBar', 'popover', 'dialog'),
    // Shows the number of chosen rows, and does nothing.
    'ActionBar.SelectionTrigger': { is: 'part', part: 'plain' },
    Popover: { is: 'scope', of: 'Popover', open: ['isOpen'] },
    PopoverTrigger: { is: 'trigger', of: 'Popover', asChild: 'always' },
    PopoverContent: { is: 'boundary', kind: 'popover', role: 'dialog', of: 'Popover' },
    Menu: { is: 'scope', of: 'Menu', open: ['isOpen'] },
    MenuButton: { is: 'trigger', of: 'Menu' },
    MenuList: { is: 'boundary', kind: 'menu', role: 'menu', of: 'Menu' },
    MenuItem: {
      is: 'action',
      control: 'menuitem',
      roles: ['menuitem'],
      href: ['href', 'to'],
      label: ['children'],
      icon: ['icon'],
    },
    MenuItemOption: {
      is: 'action',
      control: 'menuitem',
      roles: ['menuitemradio', 'menuitemcheckbox'],
      label: ['children'],
    },
    'Menu.Root': { is: 'scope', of: 'Menu', open: ['open'] },
    'Menu.Trigger': { is: 'trigger', of: 'Menu', asChild },
    'Menu.Content': { is: 'boundary', kind: 'menu', role: 'menu', of: 'Menu' },
    'Menu.CheckboxItem': { is: 'action', control: 'menuitem', roles: ['menuitemcheckbox'], label: ['children'] },
    'Menu.RadioItem': { is: 'action', control: 'menuitem', roles: ['menuitemradio'], label: ['children'] },
    'Menu.Item': { is: 'action', control: 'menuitem', roles: ['menuitem'], label: ['children'], asChild },
    Tabs: { is: 'scope', of: 'Tabs', byOrder: true },
    Tab: { is: 'trigger', of: 'Tabs', control: 'tab', roles: ['tab'] },
    TabPanel: { is: 'boundary', kind: 'region', role: 'tabpanel', of: 'Tabs' },
    'Tabs.Root': { is: 'scope', of: 'Tabs' },
    'Tabs.Trigger': { is: 'trigger', of: 'Tabs', control: 'tab', roles: ['tab'], pair: 'value' },
    'Tabs.Content': { is: 'boundary', kind: 'region', role: 'tabpanel', of: 'Tabs', pair: 'value' },
    AccordionItem: { is: 'scope', of: 'Accordion' },
    AccordionButton: { is: 'trigger', of: 'Accordion', control: 'disclosure', roles: ['button'] },
    AccordionPanel: { is: 'boundary', kind: 'region', role: 'region', of: 'Accordion' },
    'Accordion.Item': { is: 'scope', of: 'Accordion' },
    'Accordion.ItemTrigger': { is: 'trigger', of: 'Accordion', control: 'disclosure', roles: ['button'] },
    'Accordion.ItemContent': { is: 'boundary', kind: 'region', role: 'region', of: 'Accordion' },
    'Collapsible.Root': { is: 'scope', of: 'Collapsible', open: ['open'] },
    'Collapsible.Trigger': { is: 'trigger', of: 'Collapsible', control: 'disclosure', roles: ['button'], asChild },
    'Collapsible.Content': { is: 'boundary', kind: 'region', of: 'Collapsible' },
    Heading: { is: 'text', heading: true },
    Tooltip: { is: 'part', part: 'plain' },
    Icon: { is: 'part', part: 'icon' },
  },
  transparentFunctions: ['createListCollection'],
  stateHooks: [
    {
      packages: ['@chakra-ui/react', '@chakra-ui/hooks'],
      hook: 'useDisclosure',
      is: ['open', 'isOpen'],
      on: ['onOpen'],
      off: ['onClose'],
      toggle: ['onToggle', 'onOpenChange', 'setOpen'],
    },
    {
      packages: ['@chakra-ui/react', '@chakra-ui/hooks'],
      hook: 'useBoolean',
      is: [],
      pair: true,
      on: ['on', 'setTrue'],
      off: ['off', 'setFalse'],
      toggle: ['toggle', 'set'],
    },
  ],
};
