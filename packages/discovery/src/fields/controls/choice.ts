import { choiceSchema } from './choices.js';
import type { ControlSchema } from './field-value.js';

/** A control with options. Without fixed choices any text is allowed, because the options exist only at run time. */
export const choice: ControlSchema = {
  name: 'choice',
  types: [
    'select',
    'combobox',
    'listbox',
    'radio',
    'radiogroup',
    'group',
    'menuitem',
    'menuitemradio',
    'option',
    'tab',
    'button',
  ],
  isChoice: true,
  schema: ({ choices }) => (choices === null ? { type: 'string' } : choiceSchema(choices)),
};
