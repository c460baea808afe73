import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { registrationOf } from '../values/binds.js';
import type { Constraints } from '../model/intent.js';
import { findValue, isOn, literalText, member, textProp } from '../values/prop-values.js';

function numberProp(props: readonly LinkedProp[], ...names: string[]): number | undefined {
  const text = textProp(props, ...names);
  const found = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(found) ? found : undefined;
}

/** `12`, `{ value: 12, message: '…' }` */
function ruleText(rules: LinkedValue | undefined, key: string): string | undefined {
  const rule = member(rules, key);
  return literalText(rule) ?? literalText(member(rule, 'value'));
}

/** react-hook-form: `true`, a message, or an object with `value`. */
function ruleOn(rules: LinkedValue | undefined, key: string): boolean {
  const rule = member(rules, key);
  if (rule?.kind === 'object') return isOn(member(rule, 'value'));
  return (
    rule !== undefined &&
    (rule.kind !== 'literal' || (rule.value !== false && rule.value !== null && rule.value !== ''))
  );
}

/** `[{ required: true }]`, as Ant Design's and Element Plus' form items have it. */
function arrayRuleOn(rules: LinkedValue | undefined): boolean {
  // vee-validate's `required|email`.
  if (rules?.kind === 'literal') return /(?:^|\|)required(?:$|[|:])/.test(String(rules.value));
  if (rules?.kind === 'object') return ruleOn(rules, 'required');
  if (rules?.kind !== 'array') return rules !== undefined && isNamedRequired(rules);
  return rules.items.some((item) => (item.kind === 'object' ? isOn(member(item, 'required')) : isNamedRequired(item)));
}

/** Where a field has its rules: react-admin and React Final Form call them `validate`, FormKit `validation`. */
const rulesOf = (props: readonly LinkedProp[]): LinkedValue | undefined =>
  findValue(props, 'rules', 'validate', 'validation');

/** A rule by its name, as Vuetify's, Quasar's and Vuestic's fields take them: `rules.required`, `requiredRule`, `required()`. */
function isNamedRequired(rule: LinkedValue): boolean {
  const name =
    rule.kind === 'function'
      ? rule.name
      : rule.kind === 'call'
        ? rule.callee.at(-1)
        : 'path' in rule
          ? rule.path.at(-1)
          : undefined;
  return name !== undefined && /^(?:is_?)?required(?:_?(?:rule|validator|field))?$/i.test(name);
}

/** Whether a wrapper's own props make the field inside it required. */
export function requiredByWrapper(props: readonly LinkedProp[], names: readonly string[]): boolean {
  return names.some((name) => isOn(findValue(props, name))) || arrayRuleOn(rulesOf(props));
}

/** The rules that a control's source writes down; what is only known at run time is left out. */
export function constraintsOf(props: readonly LinkedProp[]): Constraints {
  const found: Constraints = {};
  const rules = registrationOf(props)?.rules ?? rulesOf(props);
  const on = (...names: string[]): boolean => names.some((name) => isOn(findValue(props, name)));
  if (on('required', 'isRequired', 'aria-required') || ruleOn(rules, 'required') || arrayRuleOn(rules))
    found.required = true;
  for (const [key, names] of [
    ['min', ['min', 'minValue', 'minDate']],
    ['max', ['max', 'maxValue', 'maxDate']],
    ['step', ['step']],
  ] as const) {
    const text = textProp(props, ...names) ?? ruleText(rules, key);
    if (text !== undefined && text !== '') found[key] = text;
  }
  const minLength = numberProp(props, 'minlength') ?? toNumber(ruleText(rules, 'minLength'));
  if (minLength !== undefined) found.minLength = minLength;
  const maxLength = numberProp(props, 'maxlength') ?? toNumber(ruleText(rules, 'maxLength'));
  if (maxLength !== undefined) found.maxLength = maxLength;
  const pattern = textProp(props, 'pattern');
  if (pattern !== undefined) found.pattern = pattern;
  if (on('multiple', 'isMulti') || ['multiple', 'tags'].includes(textProp(props, 'mode', 'selectionMode') ?? ''))
    found.multiple = true;
  if (on('readonly', 'isReadOnly', 'aria-readonly')) found.readOnly = true;
  if (on('disabled', 'isDisabled', 'disable', 'aria-disabled')) found.disabled = true;
  const autocomplete = textProp(props, 'autocomplete');
  if (autocomplete !== undefined) found.autocomplete = autocomplete;
  const inputMode = textProp(props, 'inputmode');
  if (inputMode !== undefined) found.inputMode = inputMode;
  const accept = textProp(props, 'accept');
  if (accept !== undefined) found.accept = accept;
  return found;
}

function toNumber(text: string | undefined): number | undefined {
  const found = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(found) ? found : undefined;
}
