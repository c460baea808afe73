import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const label = ['label', 'slot:label'];
const text: FieldEntry = { is: 'field', control: 'text', type: ['type'], label };
const button: ActionEntry = { is: 'action', control: 'button', type: ['type'], href: ['href'], label: ['children'] };
const plain: Entry = { is: 'part', part: 'plain' };

/** Shoelace 2 (shoelace.style/components): web components with open shadow roots, by their React wrappers or as tags. */
export const shoelace: Library = {
  name: 'shoelace',
  packages: { '@shoelace-style/shoelace': '' },
  globalPrefix: 'Sl',
  whenPresent: true,
  components: {
    SlInput: text,
    SlTextarea: { is: 'field', control: 'textarea', label },
    SlSelect: {
      is: 'field',
      control: 'select',
      roles: ['combobox'],
      variants: [{ prop: 'multiple', control: 'listbox', roles: ['combobox'] }],
      label,
      options: { inside: true },
    },
    SlOption: { is: 'option', label: ['children'], value: ['value'] },
    SlCheckbox: { is: 'field', control: 'checkbox', label: ['children'] },
    SlSwitch: { is: 'field', control: 'switch', roles: ['switch'], label: ['children'] },
    SlRadioGroup: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], label, group: true },
    SlRadio: { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] },
    SlRadioButton: { is: 'field', control: 'radio', roles: ['radio'], label: ['children'] },
    SlRange: { is: 'field', control: 'range', roles: ['slider'], label },
    SlRating: { is: 'field', control: 'slider', roles: ['slider'], label },
    SlButton: button,
    SlIconButton: { ...button, label: ['label'], icon: ['name'] },
    SlMenuItem: { is: 'action', control: 'menuitem', roles: ['menuitem', 'menuitemcheckbox'], label: ['children'] },
    SlDialog: { is: 'boundary', kind: 'dialog', role: 'dialog', open: ['open'], title: label },
    SlDrawer: { is: 'boundary', kind: 'drawer', role: 'dialog', open: ['open'], title: label },
    SlDropdown: { is: 'boundary', kind: 'popover', open: ['open'], activator: ['slot:trigger'] },
    SlMenu: { is: 'boundary', kind: 'menu', role: 'menu' },
    SlIcon: { is: 'part', part: 'icon' },
    SlDivider: plain,
    SlFormatDate: plain,
  },
};
