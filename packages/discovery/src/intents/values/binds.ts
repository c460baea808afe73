import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { firstOf } from '../model/first-of.js';
import type { HandlerEvidence } from '../model/intent.js';
import { stateName } from './handlers.js';
import { findValue, literalText } from './prop-values.js';

/**
 * Calls of form libraries that are spread over a control, with the field's name as first argument. True if the call
 * also sets the attribute `name`.
 */
const registrars: ReadonlyMap<string, boolean> = new Map([
  ['register', true],
  ['getFieldProps', true],
  ['getInputProps', false],
  ['registerField', true],
  ['defineField', false],
  ['field', false],
]);

/** Props that hold a control's value, two-way bindings first. */
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

/** The registration of a field with a form library. */
export interface Registration {
  name: string;
  /** The call also sets the control's attribute `name`. */
  named: boolean;
  rules?: LinkedValue;
}

/** Returns the registration that is spread over a control: `{...register('email', rules)}`. */
export function registrationOf(props: readonly LinkedProp[]): Registration | undefined {
  return firstOf(props, ({ name, value }) => (name === '...' ? registrationIn(value) : undefined));
}

function registrationIn(value: LinkedValue): Registration | undefined {
  if (value.kind !== 'call') return undefined;
  const [first, rules] = value.args;
  const named = registrars.get(value.callee.at(-1) ?? '');
  const name = literalText(first);
  if (named === undefined || name === undefined) return undefined;
  return { name, named, ...(rules === undefined ? {} : { rules }) };
}

/** Returns the state that a control shows and changes, as `instance:path`; undefined for a control with its own state. */
export function bindOf(props: readonly LinkedProp[]): string | undefined {
  const registered = registrationOf(props);
  if (registered !== undefined) return registered.name;
  return firstOf(valueProps, (name) => {
    const value = findValue(props, name);
    return value === undefined ? undefined : stateIn(value);
  });
}

/** Props that hold whether a box is ticked. */
const tickProps = ['two-way:checked', 'checked', 'modelValue', 'isSelected', 'aria-checked'];

/** Returns the text that a state must equal for a box to be ticked: `done` of `checked={card.column === 'done'}`. */
export function tickedAt(props: readonly LinkedProp[]): string | undefined {
  const value = findValue(props, ...tickProps);
  if (value?.kind !== 'call' || !/^={2,3}$/.test(value.callee.join('.'))) return undefined;
  const [one, other] = value.args;
  const texts = [literalText(one), literalText(other)].filter((text) => text !== undefined);
  return texts.length === 1 ? texts[0] : undefined;
}

/** Decides whether the code gives a control its value. */
export const isControlled = (props: readonly LinkedProp[]): boolean =>
  props.some(({ name }) => valueProps.includes(name) && name !== 'defaultValue');

/**
 * Returns the only state that keeps the value of a control without a given value: `onChange={(e) => setName(e.target.value)}`.
 * A list that receives the value as one more entry does not keep it.
 */
export function keptIn(handlers: readonly HandlerEvidence[]): string | undefined {
  const changes = handlers.filter(({ event }) => event === 'change' || event === 'input');
  const isList = (state: string): boolean =>
    changes.some(({ does }) => does.assigns.some(({ target, value }) => target[0] === state && value.kind === 'array'));
  const kept = new Set(
    changes.flatMap(({ sets }) =>
      sets.flatMap(({ state, value }) => (value === undefined && !isList(state) ? [state] : [])),
    ),
  );
  const [only] = kept;
  return kept.size === 1 ? only : undefined;
}

/** Returns the first state, reference or loop item in a value. */
function stateIn(value: LinkedValue): string | undefined {
  switch (value.kind) {
    case 'state':
      return stateName(value);
    case 'reference':
      return value.path.join('.');
    case 'item':
      return ['item', ...value.path].join('.');
    case 'choice':
      return firstOf(value.options, stateIn);
    case 'call':
      // `checked={chosen.includes(order.id)}` shows a collection, and no member of the record.
      return isMembership(value.callee) ? undefined : firstOf(value.args, stateIn);
    default:
      return undefined;
  }
}

const isMembership = (callee: readonly string[]): boolean =>
  callee.length > 1 && /^(?:includes|has|some|indexOf)$/.test(callee.at(-1) ?? '');
