import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { Intent } from '../model/intent.js';
import { findValue, isOn, literalText, member } from '../values/prop-values.js';

/** Controls whose value is empty until somebody types. */
export const textControls: ReadonlySet<Intent['control']> = new Set([
  'text',
  'email',
  'url',
  'tel',
  'textarea',
  'password',
]);

/** Returns a field's validation rules. React-admin and React Final Form call the prop `validate`, FormKit `validation`. */
export function validationRules(props: readonly LinkedProp[]): LinkedValue | undefined {
  return findValue(props, 'rules', 'validate', 'validation');
}

/** Returns an argument of a rule in a text of FormKit: `3` and `20` of `required|length:3,20`. */
export function ruleArgument(props: readonly LinkedProp[], rule: string, at = 0): string | undefined {
  const text = literalText(findValue(props, 'validation'));
  const given = text?.split('|').find((one) => one.trim().startsWith(`${rule}:`));
  return given?.split(':')[1]?.split(',')[at]?.trim();
}

/** Returns the text of a rule: `12`, or the value of `{ value: 12, message: '…' }`. */
export function ruleText(rules: LinkedValue | undefined, key: string): string | undefined {
  const rule = member(rules, key);
  return literalText(rule) ?? literalText(member(rule, 'value'));
}

/** Decides whether validation rules require a value, in the form of any known library. */
export function requireValue(rules: LinkedValue | undefined): boolean {
  if (rules === undefined) return false;
  switch (rules.kind) {
    case 'literal':
      return /(?:^|\|)required(?:$|[|:])/.test(String(rules.value)); // vee-validate: `required|email`.
    case 'object':
      return isSet(member(rules, 'required'));
    case 'array':
      return rules.items.some(isRequiredItem);
    default:
      return isNamedRequired(rules);
  }
}

/** Decides whether a rule of react-hook-form is set: `true`, a message, or an object with a `value` that is. */
function isSet(rule: LinkedValue | undefined): boolean {
  if (rule?.kind === 'object') return isOn(member(rule, 'value'));
  if (rule?.kind !== 'literal') return rule !== undefined;
  return rule.value !== false && rule.value !== null && rule.value !== '';
}

/** Matches an item of a list of rules: Ant Design's and Element Plus' `{ required: true }`, or a rule by its name. */
function isRequiredItem(item: LinkedValue): boolean {
  if (item.kind === 'array') return item.items[0] !== undefined && requireValue(item.items[0]);
  return item.kind === 'object' ? isOn(member(item, 'required')) : requireValue(item);
}

/** Decides whether one of the rules of a text is a function that refuses the empty text. */
export const refuseEmpty = (rules: LinkedValue | undefined): boolean =>
  functionsIn(rules).some(({ judges }) => judges?.refusesEmpty === true);

/** Returns the narrowest limit of the length that the functions of some rules set. */
export function lengthOf(rules: LinkedValue | undefined, key: 'minLength' | 'maxLength'): number | undefined {
  const limits = functionsIn(rules).flatMap(({ judges }) => judges?.[key] ?? []);
  if (limits.length === 0) return undefined;
  return key === 'minLength' ? Math.max(...limits) : Math.min(...limits);
}

function functionsIn(rules: LinkedValue | undefined): Extract<LinkedValue, { kind: 'function' }>[] {
  if (rules?.kind === 'array') return rules.items.flatMap(functionsIn);
  return rules?.kind === 'function' ? [rules] : [];
}

/** Matches a rule by its name, as Vuetify, Quasar and Vuestic take it: `rules.required`, `requiredRule`, `required()`. */
function isNamedRequired(rule: LinkedValue): boolean {
  return /^(?:is_?)?required(?:_?(?:rule|validator|field))?$/i.test(nameOf(rule) ?? '');
}

function nameOf(value: LinkedValue): string | undefined {
  if (value.kind === 'function') return value.name;
  if (value.kind === 'call') return value.callee.at(-1);
  return 'path' in value ? value.path.at(-1) : undefined;
}
