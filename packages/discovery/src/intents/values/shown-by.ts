import type { LinkedValue } from '../../link/model/linked.js';
import { stateName } from './handlers.js';

/** The state whose truth (or one value) shows something. */
export interface ShowCondition {
  state: string;
  value?: string | number | boolean;
  /** Whether the state's first value shows it, where that is known. */
  atFirst?: boolean;
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
export function shownBy(condition: LinkedValue | undefined): ShowCondition | undefined {
  switch (condition?.kind) {
    case 'state':
      return shown(condition);
    case 'choice': {
      const once = negated(condition);
      if (once !== undefined) {
        const twice = negated(once);
        return twice === undefined ? absent(once) : shownBy(twice);
      }
      if (condition.test === undefined) return condition.options.map(shownBy).find((one) => one !== undefined);
      // `a && b` is `a ? b : false`.
      return isLiteral(condition.options[1], false)
        ? closer(shownBy(condition.test), shownBy(condition.options[0]))
        : undefined;
    }
    case 'call':
      return comparison(condition.callee, condition.args);
    default:
      return undefined;
  }
}

/** Of two conditions the first; of `list && list.length > 0` the second, which is what is asked of the list. */
function closer(first: ShowCondition | undefined, second: ShowCondition | undefined): ShowCondition | undefined {
  return first !== undefined && second?.state.startsWith(`${first.state}.`) === true ? second : (first ?? second);
}

function shown(state: Extract<LinkedValue, { kind: 'state' }>, value?: ShowCondition['value']): ShowCondition {
  const { initial } = state;
  return {
    state: stateName(state),
    ...(value === undefined ? {} : { value }),
    ...(initial === undefined ? {} : { atFirst: value === undefined ? Boolean(initial) : initial === value }),
  };
}

/** What shows the other of two ways: of `item === null ? … : <Editor />` the item, of `open ? … : <Closed />` nothing. */
export function shownElse(condition: LinkedValue | undefined): ShowCondition | undefined {
  if (condition === undefined) return undefined;
  const once = negated(condition);
  return once === undefined ? absent(condition) : shownBy(once);
}

/** `!(item === null)` */
function absent(value: LinkedValue): ShowCondition | undefined {
  if (value.kind !== 'call' || (value.callee[0] !== '===' && value.callee[0] !== '==')) return undefined;
  return comparison(['!=='], value.args);
}

function comparison(callee: readonly string[], args: readonly LinkedValue[]): ShowCondition | undefined {
  const operator = callee.at(-1) ?? '';
  const [first, second] = args;
  if (operator === 'Boolean' || operator === 'unref' || operator === 'toValue') return shownBy(first);
  const state = [first, second].find((one) => one?.kind === 'state');
  const literal = [first, second].find((one) => one?.kind === 'literal');
  if (state?.kind !== 'state') return undefined;
  const isNothing =
    literal === undefined ? [first, second].some(isUndefined) : literal.kind === 'literal' && literal.value === null;
  if ((operator === '!==' || operator === '!=') && isNothing) return shown(state);
  if (
    (operator === '===' || operator === '==') &&
    literal?.kind === 'literal' &&
    literal.value !== null &&
    literal.value !== false
  ) {
    return literal.value === true ? shown(state) : shown(state, literal.value);
  }
  if (operator === '>' && literal?.kind === 'literal' && literal.value === 0) return shown(state);
  return undefined;
}

function isUndefined(value: LinkedValue | undefined): boolean {
  return value?.kind === 'reference' && value.path[0] === 'undefined';
}
