import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { stateName } from './handlers.js';
import { findValue, literalText } from './prop-values.js';

/** Form libraries' calls that are spread over a control, with the field's name first; true where they also set `name`. */
const registrars: Readonly<Record<string, boolean>> = {
  register: true,
  getFieldProps: true,
  getInputProps: false,
  registerField: true,
  defineField: false,
  field: false,
};

const valueProps = [
  'two-way',
  'two-way:value',
  'two-way:checked',
  'checked',
  'value',
  'modelValue',
  'selected',
  'isSelected',
  'selectedKey',
  'defaultValue',
  'aria-checked',
];

export interface Registration {
  name: string;
  /** Whether the call also gives the control its name attribute. */
  named: boolean;
  rules?: LinkedValue;
}

/** `{...register('email', rules)}` and its like. */
export function registrationOf(props: readonly LinkedProp[]): Registration | undefined {
  for (const prop of props) {
    if (prop.name !== '...' || prop.value.kind !== 'call') continue;
    const named = registrars[prop.value.callee.at(-1) ?? ''];
    const name = literalText(prop.value.args[0]);
    if (named === undefined || name === undefined) continue;
    const rules = prop.value.args[1];
    return { name, named, ...(rules === undefined ? {} : { rules }) };
  }
  return undefined;
}

function bound(value: LinkedValue): string | undefined {
  switch (value.kind) {
    case 'state':
      return stateName(value);
    case 'reference':
      return value.path.join('.');
    case 'item':
      return ['item', ...value.path].join('.');
    case 'choice':
      return value.options.map(bound).find((one) => one !== undefined);
    case 'call':
      return value.args.map(bound).find((one) => one !== undefined);
    default:
      return undefined;
  }
}

/** The state that a control shows and changes, as `instance:path`; undefined when it keeps its own. */
export function bindOf(props: readonly LinkedProp[]): string | undefined {
  const registered = registrationOf(props);
  if (registered !== undefined) return registered.name;
  for (const name of valueProps) {
    const value = findValue(props, name);
    const state = value === undefined ? undefined : bound(value);
    if (state !== undefined) return state;
  }
  return undefined;
}
