import type { ActionEntry, Entry } from '@webmcp/contract';
import type { OverlayKind } from '@webmcp/text';

import type { Library } from '../library.js';

/** The prop with the element that is rendered in place of the part, with the part's content: `<Dialog.Trigger render={<MyButton/>}>Open`. */
const asChild = 'render';
const button: ActionEntry = { is: 'action', control: 'button', type: ['type'], asChild, label: ['children'] };
/** The element that draws a field and is no control of its own. */
const inner = ['render'];
const link: ActionEntry = { is: 'action', control: 'link', href: ['href'], asChild, label: ['children'] };
const item = (role: string): ActionEntry => ({ ...button, control: 'menuitem', roles: [role] });

/** Returns the entries of an overlay: root, trigger, popup, title and close. */
function overlay(of: string, kind: OverlayKind, role: string): Record<string, Entry> {
  return {
    [`${of}.Root`]: { is: 'scope', of, open: ['open'] },
    [`${of}.Trigger`]: { is: 'trigger', of, asChild },
    [`${of}.Popup`]: { is: 'boundary', kind, role, of },
    [`${of}.Title`]: { is: 'text', heading: true },
    [`${of}.Close`]: { ...button, dismisses: true },
  };
}

/** Returns the entries of a menu's items and of the menus inside. */
function items(of: string): Record<string, Entry> {
  return {
    [`${of}.Item`]: item('menuitem'),
    [`${of}.LinkItem`]: { ...item('menuitem'), href: ['href'] },
    [`${of}.CheckboxItem`]: item('menuitemcheckbox'),
    [`${of}.RadioGroup`]: { is: 'field', control: 'radio', roles: ['group', 'menuitemradio'], group: true },
    [`${of}.RadioItem`]: { is: 'field', control: 'radio', roles: ['menuitemradio'], label: ['children'] },
    [`${of}.SubmenuRoot`]: { is: 'scope', of: `${of}.Submenu`, open: ['open'] },
    [`${of}.SubmenuTrigger`]: { is: 'trigger', of: `${of}.Submenu`, control: 'menuitem', roles: ['menuitem'] },
  };
}

/** Returns the entries of a field with its options as items inside. */
const choice = (of: string): Record<string, Entry> => ({
  [`${of}.Root`]: {
    is: 'field',
    control: 'combobox',
    roles: ['combobox'],
    options: { props: ['items'], inside: true },
  },
  [`${of}.Item`]: { is: 'option', label: ['children'], value: ['value'] },
  [`${of}.Value`]: { is: 'part', part: 'value' },
  [`${of}.Icon`]: { is: 'part', part: 'icon' },
  [`${of}.Clear`]: { is: 'part', part: 'icon' },
});

/** Base UI (base-ui.com/react/components), on which newer versions of shadcn's components are built, too. */
export const baseUi: Library = {
  name: 'base-ui',
  onPage: 'base-ui',
  packages: { '@base-ui/react': '', '@base-ui-components/react': '' },
  components: {
    Button: button,
    Input: { is: 'field', control: 'text', type: ['type'], inner },
    ...overlay('Dialog', 'dialog', 'dialog'),
    ...overlay('AlertDialog', 'dialog', 'alertdialog'),
    ...overlay('Drawer', 'drawer', 'dialog'),
    ...overlay('Popover', 'popover', 'dialog'),
    ...overlay('Menu', 'menu', 'menu'),
    ...items('Menu'),
    ...overlay('ContextMenu', 'menu', 'menu'),
    ...items('ContextMenu'),
    // A context menu opens by the secondary mouse button, and no call presses that button.
    'ContextMenu.Trigger': { is: 'part', part: 'plain' },
    ...choice('Select'),
    'Select.Trigger': { is: 'part', part: 'control' },
    ...choice('Combobox'),
    'Combobox.Input': { is: 'part', part: 'control' },
    'Combobox.Trigger': { is: 'part', part: 'icon' },
    ...choice('Autocomplete'),
    'Autocomplete.Input': { is: 'part', part: 'control' },
    'Field.Root': { is: 'wrapper', name: ['name'] },
    'Field.Label': { is: 'label' },
    'Field.Control': { is: 'field', control: 'text', type: ['type'], inner },
    'Fieldset.Root': { is: 'boundary', kind: 'group', role: 'group' },
    'Fieldset.Legend': { is: 'legend' },
    Form: { is: 'boundary', kind: 'form' },
    'Checkbox.Root': { is: 'field', control: 'checkbox', roles: ['checkbox'], inner },
    CheckboxGroup: { is: 'field', control: 'listbox', roles: ['group', 'checkbox'], group: true },
    'Switch.Root': { is: 'field', control: 'switch', roles: ['switch'], inner },
    RadioGroup: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true },
    'Radio.Root': { is: 'field', control: 'radio', roles: ['radio'], inner },
    'NumberField.Root': { is: 'wrapper', name: ['name'], required: ['required'], passes: ['id', 'min', 'max', 'step'] },
    'NumberField.Input': { is: 'field', control: 'spinbutton', roles: ['textbox', 'spinbutton'], inner },
    'NumberField.Increment': { is: 'part', part: 'icon' },
    'NumberField.Decrement': { is: 'part', part: 'icon' },
    'Slider.Root': { is: 'field', control: 'slider', roles: ['slider'] },
    'Slider.Thumb': { is: 'part', part: 'control' },
    Toggle: button,
    ToggleGroup: { is: 'boundary', kind: 'group', role: 'group' },
    'Toolbar.Button': button,
    'Toolbar.Link': link,
    'Tabs.Root': { is: 'scope', of: 'Tabs' },
    'Tabs.Tab': { is: 'trigger', of: 'Tabs', control: 'tab', roles: ['tab'], pair: 'value', asChild },
    'Tabs.Panel': { is: 'boundary', kind: 'region', role: 'tabpanel', of: 'Tabs', pair: 'value' },
    'Accordion.Item': { is: 'scope', of: 'Accordion' },
    'Accordion.Trigger': { is: 'trigger', of: 'Accordion', control: 'disclosure', roles: ['button'], asChild },
    'Accordion.Panel': { is: 'boundary', kind: 'region', role: 'region', of: 'Accordion' },
    'Collapsible.Root': { is: 'scope', of: 'Collapsible', open: ['open'] },
    'Collapsible.Trigger': { is: 'trigger', of: 'Collapsible', control: 'disclosure', roles: ['button'], asChild },
    'Collapsible.Panel': { is: 'boundary', kind: 'region', of: 'Collapsible' },
    'NavigationMenu.Root': { is: 'boundary', kind: 'region', role: 'navigation' },
    'NavigationMenu.Item': { is: 'scope', of: 'NavigationMenu' },
    'NavigationMenu.Trigger': { is: 'trigger', of: 'NavigationMenu', roles: ['button'], asChild },
    'NavigationMenu.Content': { is: 'boundary', kind: 'popover', of: 'NavigationMenu' },
    'NavigationMenu.Link': link,
  },
};
