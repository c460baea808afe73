import type { FieldEntry, WrapperEntry } from '@webmcp/contract';

/** Names the control inside. */
export const named: WrapperEntry = { is: 'wrapper', name: ['name'] };

/** An input unless `as` or `component` makes another control of the field. */
export const field: FieldEntry = {
  is: 'field',
  control: 'text',
  type: ['type'],
  variants: [
    { prop: 'as', equals: 'select', control: 'select' },
    { prop: 'as', equals: 'textarea', control: 'textarea' },
    { prop: 'component', equals: 'select', control: 'select' },
    { prop: 'component', equals: 'textarea', control: 'textarea' },
  ],
  label: ['label'],
  options: { inside: true },
  nested: [],
};
