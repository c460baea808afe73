import type { LinkedValue } from '../link/linked.js';
import { stateName } from './handlers.js';

/** The state whose truth (or one value) shows something. */
export interface Shown {
  state: string;
  value?: string | number | boolean;
}

function isLiteral(value: LinkedValue | undefined, wanted: unknown): boolean {
  return value?.kind === 'literal' && value.value === wanted;
}

/** The value that `!value` negates. */
function negated(value: LinkedValue): LinkedValue | undefined {
  if (value.kind !== 'choice' || value.test === undefined) return undefined;
  return isLiteral(value.options[0], false) && isLiteral(value.options[1], true) ? value.test : undefined;
}

/**
 * The state that a condition asks for: `open`, `!!open`, `Boolean(anchor)`, `mode === 'edit'`, `item !== null`,
 * `open && ready`. Undefined when it shows something while a state is false, or depends on no state.
 */
export function shownBy(condition: LinkedValue | undefined): Shown | undefined {
  switch (condition?.kind) {
    case 'state':
      return { state: stateName(condition) };
    case 'choice': {
      const once = negated(condition);
      if (once !== undefined) {
        const twice = negated(once);
        return twice === undefined ? absent(once) : shownBy(twice);
      }
      if (condition.test === undefined) return condition.options.map(shownBy).find((one) => one !== undefined);
      // `a && b` is `a ? b : false`.
      return isLiteral(condition.options[1], false)
        ? (shownBy(condition.test) ?? shownBy(condition.options[0]))
        : undefined;
    }
    case 'call':
      return comparison(condition.callee, condition.args);
    default:
      return undefined;
  }
}

/** `!(item === null)` */
function absent(value: LinkedValue): Shown | undefined {
  if (value.kind !== 'call' || (value.callee[0] !== '===' && value.callee[0] !== '==')) return undefined;
  return comparison(['!=='], value.args);
}

function comparison(callee: readonly string[], args: readonly LinkedValue[]): Shown | undefined {
  const operator = callee.at(-1) ?? '';
  const [first, second] = args;
  if (operator === 'Boolean' || operator === 'unref' || operator === 'toValue') return shownBy(first);
  const state = [first, second].find((one) => one?.kind === 'state');
  const literal = [first, second].find((one) => one?.kind === 'literal');
  if (state?.kind !== 'state') return undefined;
  const isNothing =
    literal === undefined ? [first, second].some(isUndefined) : literal.kind === 'literal' && literal.value === null;
  const name = stateName(state);
  if ((operator === '!==' || operator === '!=') && isNothing) return { state: name };
  if (
    (operator === '===' || operator === '==') &&
    literal?.kind === 'literal' &&
    literal.value !== null &&
    literal.value !== false
  ) {
    return literal.value === true ? { state: name } : { state: name, value: literal.value };
  }
  if (operator === '>' && literal?.kind === 'literal' && literal.value === 0) return { state: name };
  return undefined;
}

function isUndefined(value: LinkedValue | undefined): boolean {
  return value?.kind === 'reference' && value.path[0] === 'undefined';
}
