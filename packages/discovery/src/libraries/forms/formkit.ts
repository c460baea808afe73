import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const button: ActionEntry = { is: 'action', control: 'button', label: ['label', 'children'] };
const plain: Entry = { is: 'part', part: 'plain' };

/** One component that is any control, by its `type`. */
const formKitInput: FieldEntry = {
  is: 'field',
  control: 'text',
  type: ['type'],
  variants: [
    { prop: 'type', equals: 'select', control: 'select' },
    { prop: 'type', equals: 'dropdown', control: 'combobox', roles: ['combobox'] },
    { prop: 'type', equals: 'textarea', control: 'textarea' },
    { prop: 'type', equals: 'radio', control: 'radio', roles: ['group', 'radio'] },
    { prop: 'type', equals: 'toggle', control: 'switch', roles: ['checkbox', 'switch'] },
    { prop: 'type', equals: 'file', control: 'file' },
    { prop: 'type', equals: 'rating', control: 'slider', roles: ['slider', 'group'] },
    // Only checkboxes are left of the types with options.
    { prop: 'options', control: 'listbox', roles: ['group', 'checkbox'] },
  ],
  label: ['label'],
  options: { props: ['options'] },
  kinds: {
    form: {
      is: 'boundary',
      kind: 'form',
      role: 'form',
      implied: [{ event: 'onSubmit', label: ['submitLabel'], text: 'Submit' }],
    },
    submit: { ...button, control: 'submit' },
    button,
    group: plain,
    list: plain,
    hidden: plain,
  },
};

/** FormKit (formkit.com) for Vue; imported by name, or registered for the whole app. */
export const formKit: Library = {
  name: 'formkit',
  packages: { '@formkit/vue': '' },
  globalPrefix: 'FormKit',
  components: { FormKit: formKitInput },
};
