import type { Entry } from '@webmcp/contract';

import type { Library } from '../library.js';

const plain: Entry = { is: 'part', part: 'plain' };

/** cmdk (github.com/dip/cmdk): a search box over items that act. */
export const cmdk: Library = {
  name: 'cmdk',
  packages: { cmdk: '' },
  components: {
    Command: plain,
    'Command.Dialog': { is: 'boundary', kind: 'dialog', role: 'dialog', open: ['open'] },
    'Command.Input': { is: 'field', control: 'combobox', roles: ['combobox'], narrows: true },
    'Command.Item': { is: 'action', control: 'option', roles: ['option'], label: ['children'] },
    CommandInput: { is: 'field', control: 'combobox', roles: ['combobox'], narrows: true },
    CommandItem: { is: 'action', control: 'option', roles: ['option'], label: ['children'] },
  },
};
