import type { LinkedValue } from '../../link/model/linked.js';

/** Decides whether a value counts as true in a condition; undefined if the run decides. */
export function truthOf(value: LinkedValue): boolean | undefined {
  switch (value.kind) {
    case 'literal':
      return Boolean(value.value);
    case 'array':
    case 'object':
    case 'function':
    case 'markup':
      return true;
    case 'template':
      return value.parts.some((part) => part.kind === 'literal' && String(part.value) !== '') ? true : undefined;
    case 'call':
      return truthOfCall(value.callee, value.args);
    case 'choice': {
      const test = value.test === undefined ? undefined : truthOf(value.test);
      const taken = test === undefined ? undefined : value.options[test ? 0 : 1];
      if (taken !== undefined) return truthOf(taken);
      const truths = new Set(value.options.map(truthOf));
      return truths.size === 1 ? [...truths][0] : undefined;
    }
    default:
      return undefined;
  }
}

/** Evaluates an operator on known operands: `Boolean(…)`, equality of literals, equality of components (`~is`). */
function truthOfCall(callee: readonly string[], args: readonly LinkedValue[]): boolean | undefined {
  const [left, right] = args;
  if (callee.length !== 1 || left === undefined) return undefined;
  switch (callee[0]) {
    case 'Boolean':
      return truthOf(left);
    case '~is':
      return isComponent(left, right);
    case '===':
    case '==':
      return areEqual(left, right);
    case '!==':
    case '!=': {
      const equal = areEqual(left, right);
      return equal === undefined ? undefined : !equal;
    }
    default:
      return undefined;
  }
}

function areEqual(left: LinkedValue, right: LinkedValue | undefined): boolean | undefined {
  return left.kind === 'literal' && right?.kind === 'literal' ? left.value === right.value : undefined;
}

function isComponent(value: LinkedValue, component: LinkedValue | undefined): boolean | undefined {
  if (component?.kind !== 'reference') return undefined;
  if (value.kind === 'literal') return false;
  return value.kind === 'reference' ? value.path.join() === component.path.join() : undefined;
}
