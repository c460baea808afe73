import type { Entry, LibraryTable } from '@webmcp/contract';

const plain: Entry = { is: 'part', part: 'plain' };

/** cmdk (github.com/dip/cmdk): a search box over items that act. */
export const cmdk: LibraryTable = {
  name: 'cmdk',
  packages: { cmdk: '' },
  components: {
    Command: plain,
    'Command.Dialog': { is: 'boundary', kind: 'dialog', role: 'dialog', open: ['open'] },
    'Command.Input': { is: 'field', control: 'combobox', roles: ['combobox'] },
    'Command.Item': { is: 'action', control: 'option', roles: ['option'], label: ['children'] },
    CommandInput: { is: 'field', control: 'combobox', roles: ['combobox'] },
    CommandItem: { is: 'action', control: 'option', roles: ['option'], label: ['children'] },
  },
};

/** input-otp (input-otp.rodz.dev): one input drawn as several slots. */
export const inputOtp: LibraryTable = {
  name: 'input-otp',
  packages: { 'input-otp': '' },
  components: { OTPInput: { is: 'field', control: 'text' } },
};

/** vaul (vaul.emilkowal.ski): drawers in the shape of Radix' dialog. */
export const vaul: LibraryTable = {
  name: 'vaul',
  packages: { vaul: '' },
  components: {
    'Drawer.Root': { is: 'scope', of: 'Drawer', open: ['open'] },
    'Drawer.Trigger': { is: 'trigger', of: 'Drawer', asChild: 'asChild' },
    'Drawer.Content': { is: 'boundary', kind: 'drawer', role: 'dialog', of: 'Drawer' },
    'Drawer.Title': { is: 'text', heading: true },
    'Drawer.Close': { is: 'action', control: 'button', asChild: 'asChild', dismisses: true, label: ['children'] },
  },
};

/** react-day-picker (daypicker.dev): a grid of days in place of a date input. */
export const dayPicker: LibraryTable = {
  name: 'react-day-picker',
  packages: { 'react-day-picker': '' },
  components: { DayPicker: { is: 'field', control: 'custom', roles: ['grid'] } },
};

const sortable: Entry = {
  is: 'part',
  part: 'table',
  rows: ['slot:item'],
  data: ['list', 'modelValue', 'v-model'],
};

/** vuedraggable (github.com/SortableJS/vue.draggable.next): a list whose `item` slot is what it makes of each of its items. */
export const vueDraggable: LibraryTable = {
  name: 'vuedraggable',
  packages: { vuedraggable: '' },
  components: { Draggable: sortable, VueDraggable: sortable, VDraggable: sortable },
};
