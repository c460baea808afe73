import type { Entry, LibraryTable } from '@webmcp/contract';
import { radix } from './radix.js';

/** `Dialog.Trigger` → `DialogTrigger`; the primitives that are one element have no `Root`. */
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

/** Reka UI (reka-ui.com), before that Radix Vue: Radix' primitives for Vue, under flat names; shadcn-vue is built on them. */
export const reka: LibraryTable = {
  name: 'reka-ui',
  packages: { 'reka-ui': '', 'radix-vue': '' },
  components: {
    ...flat(radix.components),
    ComboboxRoot: { is: 'field', control: 'combobox', roles: ['combobox'], options: { inside: true } },
    ComboboxInput: { is: 'part', part: 'control' },
    ComboboxTrigger: { is: 'part', part: 'icon' },
    ComboboxItem: { is: 'option', label: ['textValue', 'children'], value: ['value'] },
    NumberFieldRoot: { is: 'wrapper' },
    NumberFieldInput: { is: 'field', control: 'spinbutton', roles: ['spinbutton'] },
    NumberFieldIncrement: { is: 'part', part: 'icon' },
    NumberFieldDecrement: { is: 'part', part: 'icon' },
  },
};
