import type { Entry } from '@webmcp/contract';

import type { Library } from '../library.js';
import { radix } from './radix.js';

/** Joins the names: `Dialog.Trigger` is `DialogTrigger`. A primitive of one element has no `Root`. */
function flat(components: Readonly<Record<string, Entry>>): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(components).flatMap(([key, entry]) => {
      const name = key.replaceAll('.', '');
      return name.endsWith('Root')
        ? [
            [name, entry],
            [name.slice(0, -4), entry],
          ]
        : [[name, entry]];
    }),
  );
}

const button: Entry = { is: 'action', control: 'button', asChild: 'asChild', label: ['children'] };

/** Reka UI (reka-ui.com), before that Radix Vue: Radix' primitives for Vue, under joined names. shadcn-vue uses them. */
export const reka: Library = {
  name: 'reka-ui',
  packages: { 'reka-ui': '', 'radix-vue': '' },
  components: {
    ...flat(radix.components),
    ComboboxRoot: { is: 'field', control: 'combobox', roles: ['combobox'], options: { inside: true } },
    ComboboxInput: { is: 'part', part: 'control' },
    ComboboxTrigger: { is: 'part', part: 'icon' },
    ComboboxItem: { is: 'option', label: ['textValue', 'children'], value: ['value'] },
    AutocompleteRoot: { is: 'field', control: 'combobox', roles: ['combobox'], options: { inside: true } },
    AutocompleteInput: { is: 'part', part: 'control' },
    AutocompleteTrigger: { is: 'part', part: 'icon' },
    AutocompleteItem: { is: 'option', label: ['textValue', 'children'], value: ['value'] },
    CheckboxGroupRoot: { is: 'field', control: 'listbox', roles: ['group', 'checkbox'], group: true },
    RatingRoot: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], group: true },
    DrawerRoot: { is: 'scope', of: 'Drawer', open: ['open'] },
    DrawerTrigger: { is: 'trigger', of: 'Drawer', asChild: 'asChild' },
    DrawerContent: { is: 'boundary', kind: 'drawer', role: 'dialog', of: 'Drawer' },
    DrawerTitle: { is: 'text', heading: true },
    DrawerClose: { is: 'action', control: 'button', asChild: 'asChild', dismisses: true, label: ['children'] },
    ToolbarLink: { is: 'action', control: 'link', href: ['href'], asChild: 'asChild', label: ['children'] },
    ListboxRoot: { is: 'field', control: 'listbox', roles: ['listbox'], options: { inside: true } },
    ListboxItem: { is: 'option', label: ['children'], value: ['value'] },
    TagsInputRoot: { is: 'wrapper' },
    TagsInputInput: { is: 'field', control: 'text', multiple: true },
    PinInputRoot: { is: 'wrapper' },
    PinInputInput: { is: 'field', control: 'text' },
    EditableRoot: { is: 'wrapper' },
    EditableInput: { is: 'field', control: 'text' },
    StepperTrigger: button,
    PaginationListItem: button,
    PaginationFirst: button,
    PaginationPrev: button,
    PaginationNext: button,
    PaginationLast: button,
    ToolbarButton: button,
    NumberFieldRoot: { is: 'wrapper' },
    NumberFieldInput: { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
    NumberFieldIncrement: { is: 'part', part: 'icon' },
    NumberFieldDecrement: { is: 'part', part: 'icon' },
  },
};
