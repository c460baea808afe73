import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';
import { radix } from '../primitives/radix.js';

/** The families of primitives that have the same parts here. */
const families =
  /^(?:AlertDialog|ContextMenu|Dialog|DropdownMenu|HoverCard|Popover|RadioGroup|Select|Tabs|VisuallyHidden)(?:\.|$)/;

/** Parts that render their child as the control. The primitives do so with `asChild`. */
const aroundChild = /^(?:AlertDialog|Dialog|DropdownMenu|HoverCard|Popover)\.(?:Trigger|Close|Action|Cancel)$/;

const asChild = 'asChild';
const button: ActionEntry = { is: 'action', control: 'button', type: ['type'], asChild, label: ['children'] };
const link: ActionEntry = { is: 'action', control: 'link', href: ['href'], asChild, label: ['children'] };
const radios: FieldEntry = { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true };
const radio: FieldEntry = { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] };
const checkboxes: FieldEntry = { is: 'field', control: 'listbox', roles: ['group', 'checkbox'], group: true };
const checkbox: FieldEntry = { is: 'field', control: 'checkbox', roles: ['checkbox'], label: ['children'] };

function entryHere(name: string, entry: Entry): Entry {
  const isAround = aroundChild.test(name) && (entry.is === 'trigger' || entry.is === 'action');
  return isAround ? { ...entry, asChild: 'always' } : entry;
}

/** Radix Themes (radix-ui.com/themes/docs): the primitives with a style, and controls of their own. */
export const radixThemes: Library = {
  name: 'radix-themes',
  packages: { '@radix-ui/themes': '' },
  components: {
    ...Object.fromEntries(
      Object.entries(radix.components)
        .filter(([name]) => families.test(name))
        .map(([name, entry]): [string, Entry] => [name, entryHere(name, entry)]),
    ),
    'RadioGroup.Item': radio,
    'RadioCards.Root': radios,
    'RadioCards.Item': radio,
    Radio: radio,
    'CheckboxGroup.Root': checkboxes,
    'CheckboxGroup.Item': checkbox,
    'CheckboxCards.Root': checkboxes,
    'CheckboxCards.Item': checkbox,
    Checkbox: checkbox,
    Switch: { is: 'field', control: 'switch', roles: ['switch'] },
    Slider: { is: 'field', control: 'slider', roles: ['slider'] },
    'SegmentedControl.Root': radios,
    'SegmentedControl.Item': radio,
    'TextField.Root': { is: 'field', control: 'text', type: ['type'] },
    'TextField.Slot': { is: 'part', part: 'plain' },
    TextArea: { is: 'field', control: 'textarea' },
    Button: button,
    IconButton: button,
    Link: link,
    'TabNav.Root': { is: 'boundary', kind: 'region', role: 'navigation' },
    'TabNav.Link': link,
    Heading: { is: 'text', heading: true },
    Tooltip: { is: 'wrapper', tooltip: true, label: ['content'] },
  },
};
