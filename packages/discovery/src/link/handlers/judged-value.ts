import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { functionScope } from '../evaluate/call-function.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { ValueJudgement } from '../model/linked.js';
import type { Renderer } from '../model/renderer.js';
import type { ResolvedValue } from '../model/resolved-value.js';

/**
 * Returns what a function refuses as a rule of Vuetify, Quasar, Vuestic or Naive UI: it takes the value, and its result is
 * `true` or the reason. It runs for the empty text, and its comparisons with the length are limits. Undefined for a function
 * that refuses nothing known.
 */
export function judgedValue(renderer: Renderer, fn: FunctionValue, closure: LexicalScope): ValueJudgement | undefined {
  const [param = ''] = fn.params;
  const { result } = fn;
  if (fn.params.length !== 1 || param === '' || result?.kind !== 'choice') return undefined;
  const empty: ResolvedValue = { kind: 'value', value: { kind: 'literal', value: '', at: fn.at }, scope: closure };
  const isRefused = isRefusal(renderer.call({ fn, closure, args: [empty], caller: closure }));
  const scope = functionScope(renderer, { fn, closure, args: [], caller: closure });
  const limits = lengthLimits(result, param, (value) => numberOf(renderer.evaluate(value, scope)));
  const judged = { ...(isRefused ? { refusesEmpty: true as const } : {}), ...limits };
  return Object.keys(judged).length === 0 ? undefined : judged;
}

/** Decides whether the result of a rule is the reason of a refusal. */
function isRefusal(result: ResolvedValue): boolean {
  if (result.kind !== 'value') return false;
  const { value } = result;
  if (value.kind === 'template') return true;
  return value.kind === 'literal' && (value.value === false || (typeof value.value === 'string' && value.value !== ''));
}

const numberOf = (resolved: ResolvedValue): number | undefined =>
  resolved.kind === 'value' && resolved.value.kind === 'literal' && typeof resolved.value.value === 'number'
    ? resolved.value.value
    : undefined;

type Limits = Pick<ValueJudgement, 'minLength' | 'maxLength'>;
type Choice = Extract<Value, { kind: 'choice' }>;

/**
 * Returns the limits in `v.length <= 20 || 'Too long'`, `(v && v.length > 2) || 'Too short'`, `!v || v.length < 9 || '…'`, and in
 * the same with `if` and `return`. A rule with a further way to pass sets no limit.
 */
function lengthLimits(result: Choice, param: string, number: (value: Value) => number | undefined): Limits {
  const read = (value: Value, holds: boolean): Limits => comparedLength(value, { param, holds, number });
  if (result.test !== undefined) {
    const [yes, no] = result.options;
    if (isTrue(yes) && isReason(no)) return allOf(result.test, read, true);
    return isReason(yes) && isTrue(no) ? read(result.test, false) : {};
  }
  const ways = waysOf(result).filter((way) => !isReason(way) && !isEmptyTest(way, param));
  const [only] = ways;
  return only !== undefined && ways.length === 1 ? allOf(only, read, true) : {};
}

/** Returns the alternatives of `a || b || c`. */
const waysOf = (value: Value): Value[] =>
  value.kind === 'choice' && value.test === undefined ? value.options.flatMap(waysOf) : [value];

const isTrue = (value: Value | undefined): boolean => value?.kind === 'literal' && value.value === true;

const isReason = (value: Value | undefined): boolean =>
  value?.kind === 'template' ||
  (value?.kind === 'literal' && (value.value === false || (typeof value.value === 'string' && value.value !== '')));

/** Matches `!v`: the value may also be empty. */
const isEmptyTest = (value: Value, param: string): boolean =>
  value.kind === 'choice' &&
  value.test?.kind === 'reference' &&
  value.test.path.join('.') === param &&
  isNegation(value);

const isNegation = ({ options: [yes, no] }: Choice): boolean =>
  yes?.kind === 'literal' && yes.value === false && no?.kind === 'literal' && no.value === true;

/** Reads each part of `a && b`, which is `a ? b : false`. */
function allOf(value: Value, read: (value: Value, holds: boolean) => Limits, holds: boolean): Limits {
  if (value.kind !== 'choice' || value.test === undefined) return read(value, holds);
  const [yes, no] = value.options;
  const isBoth = yes !== undefined && no?.kind === 'literal' && no.value === false;
  return isBoth ? { ...allOf(value.test, read, holds), ...allOf(yes, read, holds) } : {};
}

interface Compared {
  param: string;
  /** True if the rule passes where the comparison holds. */
  holds: boolean;
  number: (value: Value) => number | undefined;
}

/** Reads a comparison of the length with a number. */
function comparedLength(value: Value, { param, holds, number }: Compared): Limits {
  if (value.kind !== 'call' || value.callee.length !== 1) return {};
  const [left, right] = value.args;
  const isLength = left?.kind === 'reference' && left.path.join('.') === `${param}.length`;
  const limit = isLength && right !== undefined ? number(right) : undefined;
  if (limit === undefined) return {};
  const [operator = ''] = value.callee;
  switch (holds ? operator : opposites[operator]) {
    case '<=':
      return { maxLength: limit };
    case '<':
      return { maxLength: limit - 1 };
    case '>=':
      return { minLength: limit };
    case '>':
      return { minLength: limit + 1 };
    default:
      return {};
  }
}

const opposites: Readonly<Record<string, string>> = { '<=': '>', '<': '>=', '>=': '<', '>': '<=' };
