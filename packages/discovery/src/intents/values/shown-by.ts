import { words } from '@webmcp/text';

import type { LinkedValue } from '../../link/model/linked.js';
import { stateName } from './handlers.js';

type StateValue = Extract<LinkedValue, { kind: 'state' }>;

/** The state that shows a part of the page. `also` has conditions without further ones. */
export interface ShowCondition {
  /** The state, as `instance:name`. */
  state: string;
  /** The value that shows the part; absent if any true value does. */
  value?: string | number | boolean;
  /** The values that do not show the part: it is behind the `else` of comparisons. Any other value shows it. */
  not?: readonly (string | number)[];
  /** The values that show the part: `view === 'list' || view === 'grid'`. */
  oneOf?: readonly (string | number)[];
  /** The conditions on other states that must hold too: `isOpen` of `isOpen && kind === 'income'`. */
  also?: readonly ShowCondition[];
  /** A value of the row shows the part, and no value that is the same for all rows. */
  ofRow?: true;
  /** The state's first value shows the part. Absent if the first value is unknown. */
  atFirst?: boolean;
  /** The state is `null` at first: data that the page awaits, or a record that a person chooses. */
  isEmpty?: true;
}

/**
 * Returns the state in a condition: `open`, `!!open`, `Boolean(anchor)`, `mode === 'edit'`, `item !== null`,
 * `open && ready`, `item.isEditing`. Undefined for a condition on no state, or on a false one.
 */
export function shownBy(condition: LinkedValue | undefined): ShowCondition | undefined {
  switch (condition?.kind) {
    case 'state':
      return conditionOn(condition);
    case 'item':
      return isViewFlag(condition.path) ? { state: ['item', ...condition.path].join('.') } : undefined;
    case 'choice':
      return shownByChoice(condition);
    case 'call':
      return shownBy(condition.foundBy) ?? shownByCall(condition.callee.at(-1) ?? '', condition.args);
    default:
      return undefined;
  }
}

/** Decides whether a value of its state shows a part. */
export function showsWith(
  { value, not, oneOf }: { [Key in 'value' | 'not' | 'oneOf']?: ShowCondition[Key] | undefined },
  given: string | number | boolean | null,
): boolean {
  if (oneOf !== undefined) return given !== null && typeof given !== 'boolean' && oneOf.includes(given);
  if (not !== undefined) return given !== null && typeof given !== 'boolean' && !not.includes(given);
  return value === undefined ? Boolean(given) : given === value;
}

/** Words of a flag that a record carries for the page alone: `isEditing`, `showDetails`. */
const viewWords = new Set(
  'edit editing open opened expand expanded show shown showing visible adding renaming'.split(' '),
);

/** Decides whether a member of a loop's item only says what the page shows. Any other member is data. */
const isViewFlag = (path: readonly string[]): boolean => words(path.at(-1) ?? '').some((word) => viewWords.has(word));

/**
 * Returns the state that shows the `else` part of a condition: `item` of `item === null ? … : <Editor />`, and `view` of
 * `view === 'home' ? … : <Calendar />`.
 */
export function shownElse(condition: LinkedValue | undefined): ShowCondition | undefined {
  if (condition === undefined) return undefined;
  const operand = negated(condition);
  return operand === undefined ? unequal(condition) : shownBy(operand);
}

/** Returns the state that shows the `else` of several conditions; undefined unless all of them compare one state. */
export function shownElseOf(conditions: readonly (LinkedValue | undefined)[]): ShowCondition | undefined {
  const [first, ...more] = conditions.map(shownElse);
  return more.reduce((all, one) => all && one && narrowed(all, one), first);
}

/**
 * Returns the condition of a part inside a part of the same state. A comparison behind an `else` is enough by itself. The
 * `else` of a second comparison excludes the values of both.
 */
export function narrowed(outer: ShowCondition, inner: ShowCondition): ShowCondition | undefined {
  if (outer.not === undefined || outer.state !== inner.state) return undefined;
  if (inner.not === undefined) return inner.value === undefined ? undefined : inner;
  const { atFirst = true } = outer;
  return { ...inner, not: [...outer.not, ...inner.not], ...(inner.atFirst === true ? { atFirst } : {}) };
}

function conditionOn(state: StateValue, value?: ShowCondition['value']): ShowCondition {
  const { initial } = state;
  return {
    state: stateName(state),
    ...(value === undefined ? {} : { value }),
    ...(initial === undefined ? {} : { atFirst: value === undefined ? Boolean(initial) : initial === value }),
    ...(initial === null && value === undefined ? { isEmpty: true } : {}),
  };
}

// Negation and `&&` are choices in the linked tree: `!a` is `a ? false : true`, and `a && b` is `a ? b : false`.

function shownByChoice(choice: Extract<LinkedValue, { kind: 'choice' }>): ShowCondition | undefined {
  const once = negated(choice);
  if (once !== undefined) {
    const twice = negated(once);
    return twice === undefined ? unequal(once) : shownBy(twice);
  }
  const { test, options } = choice;
  if (test === undefined) return anyOf(options.map(shownBy));
  const [, otherwise] = options;
  return isLiteral(otherwise, false) || isLiteral(otherwise, null)
    ? allOf(shownBy(test), shownBy(options[0]))
    : undefined;
}

/** Returns the operand of a negation. */
function negated(value: LinkedValue): LinkedValue | undefined {
  if (value.kind !== 'choice' || value.test === undefined) return undefined;
  return isLiteral(value.options[0], false) && isLiteral(value.options[1], true) ? value.test : undefined;
}

function isLiteral(value: LinkedValue | undefined, wanted: unknown): boolean {
  return value?.kind === 'literal' && value.value === wanted;
}

/** Returns the condition that holds if one of several does; the first of them if they are on several states. */
function anyOf(conditions: readonly (ShowCondition | undefined)[]): ShowCondition | undefined {
  const [first] = conditions.flatMap((one) => one ?? []);
  if (first === undefined) return undefined;
  const values = conditions.flatMap((one) => (one?.state === first.state ? valuesOf(one) : []));
  if (values.length < 2 || values.length < conditions.length) return first;
  const atFirst = conditions.map((one) => one?.atFirst);
  const known = atFirst.includes(true) ? true : atFirst.includes(undefined) ? undefined : false;
  return { state: first.state, oneOf: values, ...(known === undefined ? {} : { atFirst: known }) };
}

function valuesOf({ value, oneOf }: ShowCondition): (string | number)[] {
  if (oneOf !== undefined) return [...oneOf];
  return value === undefined || typeof value === 'boolean' ? [] : [value];
}

/**
 * Returns the condition that holds if two hold. A comparison decides more than a flag: `kind === 'income'` beside `isOpen`.
 * The second alone counts if both are on one object: `list && list.length > 0`.
 */
function allOf(first: ShowCondition | undefined, second: ShowCondition | undefined): ShowCondition | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  if (second.state.startsWith(`${first.state}.`)) return second;
  if (second.state === first.state) return first;
  const [main, other] = compares(second) && !compares(first) ? [second, first] : [first, second];
  const { also: outer = [], ...own } = other;
  // Data after a comparison arrive by themselves: `view === 'home' && data`.
  if (other === second && own.isEmpty === true) delete own.atFirst;
  return { ...main, also: [...(main.also ?? []), own, ...outer] };
}

/** Decides whether a condition compares its state with values. Any true value fulfils other conditions. */
export const compares = ({ value, not, oneOf, ofRow }: ShowCondition): boolean =>
  value !== undefined || not !== undefined || oneOf !== undefined || ofRow === true;

/** Returns all conditions of a part: its own, and those on other states. */
export const conditionsOf = (shown: ShowCondition): ShowCondition[] => [shown, ...(shown.also ?? [])];

/** Returns the state in the opposite of an equality: `!(item === null)`, `!(view !== 'home')`. */
function unequal(value: LinkedValue): ShowCondition | undefined {
  if (value.kind !== 'call') return undefined;
  const [operator = ''] = value.callee;
  return /^[!=]==$/.test(operator) ? shownByCall(operator === '===' ? '!==' : '===', value.args) : undefined;
}

/** Returns the state in a call: `Boolean(…)`, or a comparison of the state with nothing, a literal or zero. */
function shownByCall(operator: string, args: readonly LinkedValue[]): ShowCondition | undefined {
  const operands = args.slice(0, 2).map(withDefault);
  switch (operator) {
    case 'Boolean':
    case 'unref':
    case 'toValue':
      return shownBy(args[0]);
    case '!==':
    case '!=':
      return operands.some(isNothing) ? conditionOnState(operands) : excluding(operands);
    case '===':
    case '==':
      return shownByEquality(operands);
    case '>':
      return operands.some((one) => isLiteral(one, 0)) ? conditionOnState(operands) : undefined;
    default:
      return undefined;
  }
}

/** Returns the state that may equal anything but a text or a number: the step of a wizard, the open view. */
function excluding(operands: readonly LinkedValue[]): ShowCondition | undefined {
  const excluded = operands.find((one) => one.kind === 'literal')?.value;
  const state = operands.find(isState);
  if (state === undefined || (typeof excluded !== 'string' && typeof excluded !== 'number')) return undefined;
  const { initial } = state;
  const atFirst = initial === undefined ? {} : { atFirst: initial !== null && initial !== excluded };
  return { state: stateName(state), not: [excluded], ...atFirst };
}

/** Returns the state of `params.get('tab') ?? 'home'`, with the default as its first value; any other value as it is. */
function withDefault(value: LinkedValue): LinkedValue {
  if (value.kind !== 'choice' || value.test !== undefined) return value;
  const [state, otherwise, ...more] = value.options;
  if (state?.kind !== 'state' || otherwise?.kind !== 'literal' || more.length > 0) return value;
  return { ...state, initial: state.initial ?? otherwise.value };
}

const isOfRow = ({ kind }: LinkedValue): boolean => kind === 'reference' || kind === 'item';
const isState = (value: LinkedValue): value is StateValue => value.kind === 'state';

function conditionOnState(operands: readonly LinkedValue[], value?: ShowCondition['value']): ShowCondition | undefined {
  const state = operands.find(isState);
  return state === undefined ? undefined : conditionOn(state, value);
}

/**
 * Returns the state that a literal must equal: any true value for `true`, none for `false` and `null`. A state that must
 * equal a value of the row, as in `open === order.id`, shows a part of that row.
 */
function shownByEquality(operands: readonly LinkedValue[]): ShowCondition | undefined {
  const literal = operands.find((one) => one.kind === 'literal');
  const state = operands.find(isState);
  if (literal === undefined && state !== undefined && operands.some(isOfRow))
    return { state: stateName(state), ...(operands.some(({ kind }) => kind === 'item') ? { ofRow: true } : {}) };
  const value = literal?.value;
  if (value === undefined || value === null || value === false) return undefined;
  return conditionOnState(operands, value === true ? undefined : value);
}

/** Matches `null` and `undefined`. */
function isNothing(value: LinkedValue): boolean {
  return isLiteral(value, null) || (value.kind === 'reference' && value.path[0] === 'undefined');
}
