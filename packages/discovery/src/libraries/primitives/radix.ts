import type { Entry } from '@webmcp/contract';

import type { Library } from '../library.js';

const asChild = 'asChild';
const trigger = (of: string, more: Partial<Extract<Entry, { is: 'trigger' }>> = {}): Entry => ({
  is: 'trigger',
  of,
  asChild,
  ...more,
});
const item = (role: string): Entry => ({
  is: 'action',
  control: 'menuitem',
  roles: [role],
  asChild,
  label: ['children'],
});

/** Returns the entries of an overlay: root, trigger, content, title and close. All Radix overlays use these names. */
function overlay(of: string, kind: 'dialog' | 'menu' | 'popover', role: string): Record<string, Entry> {
  return {
    [`${of}.Root`]: { is: 'scope', of, open: ['open'] },
    [`${of}.Trigger`]: trigger(of),
    [`${of}.Content`]: { is: 'boundary', kind, role, of },
    [`${of}.Title`]: { is: 'text', heading: true },
    [`${of}.Close`]: { is: 'action', control: 'button', asChild, dismisses: true, label: ['children'] },
  };
}

function menu(of: string): Record<string, Entry> {
  return {
    ...overlay(of, 'menu', 'menu'),
    [`${of}.Item`]: item('menuitem'),
    [`${of}.CheckboxItem`]: item('menuitemcheckbox'),
    [`${of}.RadioGroup`]: { is: 'field', control: 'radio', roles: ['group', 'menuitemradio'], group: true },
    [`${of}.RadioItem`]: { is: 'field', control: 'radio', roles: ['menuitemradio'], label: ['textValue', 'children'] },
    [`${of}.Sub`]: { is: 'scope', of: `${of}.Sub`, open: ['open'] },
    [`${of}.SubTrigger`]: trigger(`${of}.Sub`, { control: 'menuitem', roles: ['menuitem'] }),
    [`${of}.SubContent`]: { is: 'boundary', kind: 'menu', role: 'menu', of: `${of}.Sub` },
  };
}

const components: Record<string, Entry> = {
  ...overlay('Dialog', 'dialog', 'dialog'),
  ...overlay('AlertDialog', 'dialog', 'alertdialog'),
  'AlertDialog.Action': { is: 'action', control: 'button', asChild, label: ['children'] },
  'AlertDialog.Cancel': { is: 'action', control: 'button', asChild, dismisses: true, label: ['children'] },
  ...overlay('Popover', 'popover', 'dialog'),
  ...overlay('HoverCard', 'popover', ''),
  ...menu('DropdownMenu'),
  ...menu('ContextMenu'),
  // A context menu opens by the secondary mouse button, and no call presses that button.
  'ContextMenu.Trigger': { is: 'part', part: 'plain' },
  ...menu('Menubar'),
  'Menubar.Menu': { is: 'scope', of: 'Menubar' },
  'Menubar.Root': { is: 'boundary', kind: 'region', role: 'menubar' },
  'Select.Root': { is: 'field', control: 'combobox', roles: ['combobox'], options: { inside: true } },
  'Select.Trigger': { is: 'part', part: 'control' },
  'Select.Value': { is: 'part', part: 'value' },
  'Select.Item': { is: 'option', label: ['textValue', 'children'], value: ['value'] },
  'Select.Label': { is: 'part', part: 'plain' },
  'Select.ScrollUpButton': { is: 'part', part: 'icon' },
  'Select.ScrollDownButton': { is: 'part', part: 'icon' },
  'Checkbox.Root': { is: 'field', control: 'checkbox', roles: ['checkbox'] },
  'Switch.Root': { is: 'field', control: 'switch', roles: ['switch'] },
  'RadioGroup.Root': { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true },
  'RadioGroup.Item': { is: 'field', control: 'radio', roles: ['radio'] },
  'Slider.Root': { is: 'field', control: 'slider', roles: ['slider'] },
  'Slider.Thumb': { is: 'part', part: 'control' },
  'ToggleGroup.Root': { is: 'boundary', kind: 'group', role: 'group' },
  'ToggleGroup.Item': { is: 'action', control: 'button', roles: ['radio', 'button'], asChild, label: ['children'] },
  'Toggle.Root': { is: 'action', control: 'button', roles: ['button'], asChild, label: ['children'] },
  'Tabs.Root': { is: 'scope', of: 'Tabs' },
  'Tabs.Trigger': trigger('Tabs', { control: 'tab', roles: ['tab'], pair: 'value' }),
  'Tabs.Content': { is: 'boundary', kind: 'region', role: 'tabpanel', of: 'Tabs', pair: 'value' },
  'Accordion.Item': { is: 'scope', of: 'Accordion' },
  'Accordion.Trigger': trigger('Accordion', { control: 'disclosure', roles: ['button'] }),
  'Accordion.Content': { is: 'boundary', kind: 'region', role: 'region', of: 'Accordion' },
  'Collapsible.Root': { is: 'scope', of: 'Collapsible', open: ['open'] },
  'Collapsible.Trigger': trigger('Collapsible', { control: 'disclosure', roles: ['button'] }),
  'Collapsible.Content': { is: 'boundary', kind: 'region', of: 'Collapsible' },
  'NavigationMenu.Root': { is: 'boundary', kind: 'region', role: 'navigation' },
  'NavigationMenu.Item': { is: 'scope', of: 'NavigationMenu' },
  'NavigationMenu.Trigger': trigger('NavigationMenu', { roles: ['button'] }),
  'NavigationMenu.Content': { is: 'boundary', kind: 'popover', of: 'NavigationMenu' },
  'NavigationMenu.Link': { is: 'action', control: 'link', href: ['href'], asChild, label: ['children'] },
  'Label.Root': { is: 'label' },
  Label: { is: 'label' },
  'Form.Root': { is: 'boundary', kind: 'form' },
  'Form.Field': { is: 'wrapper', name: ['name'] },
  'Form.Label': { is: 'label' },
  'Form.Submit': { is: 'action', control: 'button', type: ['type'], submits: true, asChild, label: ['children'] },
  'Tooltip.Content': { is: 'part', part: 'plain' },
  'VisuallyHidden.Root': { is: 'part', part: 'plain' },
};

const primitives = [
  'Dialog',
  'AlertDialog',
  'Popover',
  'HoverCard',
  'DropdownMenu',
  'ContextMenu',
  'Menubar',
  'Select',
  'Checkbox',
  'Switch',
  'RadioGroup',
  'Slider',
  'ToggleGroup',
  'Toggle',
  'Tabs',
  'Accordion',
  'Collapsible',
  'NavigationMenu',
  'Label',
  'Form',
  'Tooltip',
  'VisuallyHidden',
];

function packageOf(primitive: string): string {
  return `@radix-ui/react-${primitive.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** Radix Primitives (radix-ui.com/primitives/docs), in one package or one for each primitive. shadcn's components use them. */
export const radix: Library = {
  name: 'radix',
  onPage: 'radix',
  packages: {
    'radix-ui': '',
    ...Object.fromEntries(primitives.map((primitive) => [packageOf(primitive), `${primitive}.`])),
  },
  components,
  slots: [
    { package: '@radix-ui/react-slot', isSlot: (path) => path.at(-1) === 'Slot' || path.at(-1) === 'Root' },
    { package: 'radix-ui', isSlot: (path) => path[0] === 'Slot' },
  ],
};
