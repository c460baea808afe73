import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { Constraints } from '../model/intent.js';
import { registrationOf } from '../values/binds.js';
import { findValue, isOn, textProp } from '../values/prop-values.js';
import { lengthOf, requireValue, ruleArgument, ruleText, validationRules } from './validation-rules.js';

/** A control's attributes and the rules of its form library. */
interface Constrained {
  props: readonly LinkedProp[];
  rules: LinkedValue | undefined;
}

type ConstraintReaders = {
  readonly [Key in keyof Constraints]-?: (control: Constrained) => Constraints[Key] | undefined;
};

const anyOn = (props: readonly LinkedProp[], ...names: string[]): true | undefined =>
  names.some((name) => isOn(findValue(props, name))) || undefined;

const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** Returns the first text that is a number. */
function numberOf(...texts: (string | undefined)[]): number | undefined {
  return texts
    .filter((text) => text !== undefined && text.trim() !== '')
    .map(Number)
    .find(Number.isFinite);
}

/** Returns a limit of a number that a rule of FormKit sets. For a list, the rule counts entries. */
const numberRule = (props: readonly LinkedProp[], rule: string): string | undefined =>
  textProp(props, 'type') === 'number' ? ruleArgument(props, rule) : undefined;

const takesSeveral = (props: readonly LinkedProp[]): true | undefined =>
  ['multiple', 'tags'].includes(textProp(props, 'mode', 'selectionMode') ?? '') || undefined;

/** Reads each constraint from the attributes, under the names of HTML, ARIA and the component libraries, then from the rules. */
const readers: ConstraintReaders = {
  required: ({ props, rules }) =>
    anyOn(props, 'required', 'isRequired', 'aria-required') ?? (requireValue(rules) || undefined),
  min: ({ props, rules }) =>
    filled(textProp(props, 'min', 'minValue', 'minDate') ?? ruleText(rules, 'min') ?? numberRule(props, 'min')),
  max: ({ props, rules }) =>
    filled(textProp(props, 'max', 'maxValue', 'maxDate') ?? ruleText(rules, 'max') ?? numberRule(props, 'max')),
  step: ({ props, rules }) => filled(textProp(props, 'step') ?? ruleText(rules, 'step')),
  minLength: ({ props, rules }) =>
    numberOf(textProp(props, 'minlength'), ruleText(rules, 'minLength')) ??
    lengthOf(rules, 'minLength') ??
    numberOf(ruleArgument(props, 'length')),
  maxLength: ({ props, rules }) =>
    numberOf(textProp(props, 'maxlength'), ruleText(rules, 'maxLength')) ??
    lengthOf(rules, 'maxLength') ??
    numberOf(ruleArgument(props, 'length', 1)),
  pattern: ({ props }) => textProp(props, 'pattern'),
  multiple: ({ props }) => anyOn(props, 'multiple', 'isMulti') ?? takesSeveral(props),
  readOnly: ({ props }) => anyOn(props, 'readonly', 'isReadOnly', 'aria-readonly'),
  disabled: ({ props }) => anyOn(props, 'disabled', 'isDisabled', 'disable', 'aria-disabled'),
  autocomplete: ({ props }) => textProp(props, 'autocomplete'),
  inputMode: ({ props }) => textProp(props, 'inputmode'),
  accept: ({ props }) => textProp(props, 'accept'),
};

/** Returns the constraints that a control's source contains. Constraints that only the run knows are absent. */
export function constraintsOf(props: readonly LinkedProp[]): Constraints {
  const control: Constrained = { props, rules: registrationOf(props)?.rules ?? validationRules(props) };
  const read = Object.entries(readers).map(([key, reader]) => [key, reader(control)] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/**
 * Decides whether a wrapper's own props make the field inside required.
 * @param names the props that the wrapper's entry lists
 */
export function requiredByWrapper(props: readonly LinkedProp[], names: readonly string[]): boolean {
  return anyOn(props, ...names) === true || requireValue(validationRules(props));
}
