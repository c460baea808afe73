import type { ControlKind, Entry } from '@webmcp/contract';

import type { LinkedProp } from '../../link/model/linked.js';
import { findProp, findValue, literalTexts } from '../values/prop-values.js';

/** The control of each `<input type>`. By HTML, a type that is not listed is `text`. */
const inputTypes: Readonly<Record<string, ControlKind>> = {
  text: 'text',
  email: 'email',
  url: 'url',
  tel: 'tel',
  search: 'search',
  password: 'password',
  number: 'number',
  range: 'range',
  date: 'date',
  time: 'time',
  'datetime-local': 'datetime-local',
  month: 'month',
  week: 'week',
  color: 'color',
  file: 'file',
  hidden: 'hidden',
  checkbox: 'checkbox',
  radio: 'radio',
  submit: 'submit',
  image: 'submit',
  reset: 'reset',
  button: 'button',
};

/** Returns the control of an input with one of these types. Of several, `password` wins, as it needs the most care. */
export function controlOfType(types: readonly string[]): ControlKind | undefined {
  const controls = types.map((type) => inputTypes[type.toLowerCase()]).filter((control) => control !== undefined);
  return controls.includes('password') ? 'password' : controls[0];
}

/**
 * Returns the entry of an `<input>` by its type: a button, a combobox with a datalist, or a field. Hidden inputs have
 * no entry.
 */
export function inputEntry(props: readonly LinkedProp[]): Entry | null {
  const control = controlOfType(literalTexts(findValue(props, 'type'))) ?? 'text';
  if (control === 'hidden') return null;
  if (control === 'submit' || control === 'reset' || control === 'button')
    return { is: 'action', control, label: ['value'] };
  if (findProp(props, 'list') !== undefined) return { is: 'field', control: 'combobox', options: { inside: false } };
  return { is: 'field', control };
}
