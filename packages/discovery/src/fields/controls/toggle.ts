import type { ControlSchema } from './field-value.js';

/** A control that is on or off. */
export const toggle: ControlSchema = {
  name: 'toggle',
  types: ['checkbox', 'switch', 'menuitemcheckbox'],
  isChoice: false,
  schema: () => ({ type: 'boolean' }),
};
