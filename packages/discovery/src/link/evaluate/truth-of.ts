import type { Value } from '../../extract/facts/facts.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { ResolvedValue } from '../model/resolved-value.js';

/** Decides a test for every run of the code; undefined if the running app decides it. */
export function truthOf(evaluator: Evaluator, resolved: ResolvedValue): boolean | undefined {
  switch (resolved.kind) {
    case 'absent':
      return false;
    case 'list':
    case 'component':
    case 'namespace':
    case 'setter':
    case 'store':
    case 'props':
      return true;
    case 'either': {
      const [first, ...rest] = resolved.options.map((option) => truthOf(evaluator, option));
      return rest.every((one) => one === first) ? first : undefined;
    }
    case 'value':
      return truthOfValue(evaluator, resolved);
    case 'outside':
      // An export of a package whose name begins with a capital is a component or a class.
      return /^[A-Z][a-z]/.test(resolved.path.at(-1) ?? '') ? true : undefined;
    case 'result':
    case 'state':
    case 'item':
    case 'unresolved':
      return undefined;
  }
}

function truthOfValue(
  evaluator: Evaluator,
  { value, scope }: Extract<ResolvedValue, { kind: 'value' }>,
): boolean | undefined {
  switch (value.kind) {
    case 'literal':
      return Boolean(value.value);
    case 'object':
    case 'array':
    case 'function':
      return true;
    case 'markup':
      return value.nodes.length > 0;
    case 'template':
      return value.parts.some((part) => part.kind === 'literal' && part.value !== '') ? true : undefined;
    case 'call':
      return truthOfComparison(evaluator, value, scope);
    case 'unknown':
      return undefined;
  }
}

/** Decides a comparison of known values; undefined for any other call. */
function truthOfComparison(
  evaluator: Evaluator,
  { callee: [operator = ''], args }: Extract<Value, { kind: 'call' }>,
  scope: LexicalScope,
): boolean | undefined {
  const isSame = operator === '===' || operator === '!==';
  if (!isSame && !Object.hasOwn(orders, operator)) return undefined;
  const [left, right] = args.map((argument) => evaluator.evaluate(argument, scope));
  if (left === undefined || right === undefined) return undefined;
  if (!isSame) return ordered(left, right, orders[operator]);
  const same = equal(left, right);
  return same === undefined ? undefined : same === (operator === '===');
}

const orders: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};

/** Compares two known numbers; undefined for any other values. */
function ordered(left: ResolvedValue, right: ResolvedValue, by?: (typeof orders)[string]): boolean | undefined {
  const [one, other] = [left, right].map((side) =>
    side.kind === 'value' && side.value.kind === 'literal' ? side.value.value : undefined,
  );
  return typeof one === 'number' && typeof other === 'number' ? by?.(one, other) : undefined;
}

/** Compares two values; undefined if a value is not constant, or if one function made both. */
function equal(left: ResolvedValue, right: ResolvedValue): boolean | undefined {
  const a = constant(left);
  const b = constant(right);
  if (a === undefined || b === undefined) return undefined;
  return a.value === b.value && a.scope !== b.scope ? undefined : a.value === b.value;
}

/** Returns the identity of a constant. Objects or functions are the same if their value and scope are the same. */
interface Constant {
  value: unknown;
  scope?: LexicalScope;
}

function constant(resolved: ResolvedValue): Constant | undefined {
  switch (resolved.kind) {
    case 'absent':
      return { value: null };
    case 'component':
      return { value: resolved.component };
    case 'list':
      return { value: resolved };
    case 'value': {
      const { value, scope } = resolved;
      if (value.kind === 'literal') return { value: value.value };
      return value.kind === 'function' || value.kind === 'object' ? { value, scope } : undefined;
    }
    default:
      return undefined;
  }
}
