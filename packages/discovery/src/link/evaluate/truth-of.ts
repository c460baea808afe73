import type { Evaluator } from '../model/evaluator.js';
import type { ResolvedValue } from '../model/resolved-value.js';

/** Decides a test for every run of the code; undefined where the running app decides it. */
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
    case 'call': {
      const [operator] = value.callee;
      if (operator !== '===' && operator !== '!==') return undefined;
      const [left, right] = value.args.map((argument) => evaluator.evaluate(argument, scope));
      if (left === undefined || right === undefined) return undefined;
      const same = equal(left, right);
      return same === undefined ? undefined : same === (operator === '===');
    }
    case 'unknown':
      return undefined;
  }
}

/** Compares two values; undefined where one is not constant. */
function equal(left: ResolvedValue, right: ResolvedValue): boolean | undefined {
  const a = constant(left);
  const b = constant(right);
  return a === undefined || b === undefined ? undefined : a.value === b.value;
}

function constant(resolved: ResolvedValue): { value: unknown } | undefined {
  if (resolved.kind === 'absent') return { value: null };
  if (resolved.kind === 'value' && resolved.value.kind === 'literal') return { value: resolved.value.value };
  const isThing =
    resolved.kind === 'component' ||
    resolved.kind === 'list' ||
    (resolved.kind === 'value' && (resolved.value.kind === 'function' || resolved.value.kind === 'object'));
  return isThing ? { value: resolved } : undefined;
}
