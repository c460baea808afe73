import type { Linker } from '../model/linker.js';
import type { Meaning } from '../model/resolved-value.js';

/** Whether a test holds whenever the code runs; undefined where that depends on the running app. */
export function truthOf(linker: Linker, meaning: Meaning): boolean | undefined {
  switch (meaning.kind) {
    case 'absent':
      return false;
    case 'list':
    case 'component':
    case 'namespace':
    case 'setter':
    case 'store':
    case 'given':
      return true;
    case 'either': {
      const [first, ...rest] = meaning.options.map((option) => truthOf(linker, option));
      return rest.every((one) => one === first) ? first : undefined;
    }
    case 'value':
      return truthOfValue(linker, meaning);
    case 'outside':
      // What a package exports in capitals is a component or a class.
      return /^[A-Z][a-z]/.test(meaning.path.at(-1) ?? '') ? true : undefined;
    case 'result':
    case 'state':
    case 'item':
    case 'unresolved':
      return undefined;
  }
}

function truthOfValue(linker: Linker, { value, scope }: Extract<Meaning, { kind: 'value' }>): boolean | undefined {
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
      const [left, right] = value.args.map((argument) => linker.reduce(argument, scope));
      if (left === undefined || right === undefined) return undefined;
      const same = equal(left, right);
      return same === undefined ? undefined : same === (operator === '===');
    }
    case 'unknown':
      return undefined;
  }
}

/** Whether two meanings are the same literal; undefined where one is not known. */
function equal(left: Meaning, right: Meaning): boolean | undefined {
  const a = constant(left);
  const b = constant(right);
  return a === undefined || b === undefined ? undefined : a.value === b.value;
}

function constant(meaning: Meaning): { value: unknown } | undefined {
  if (meaning.kind === 'absent') return { value: null };
  if (meaning.kind === 'value' && meaning.value.kind === 'literal') return { value: meaning.value.value };
  const isThing =
    meaning.kind === 'component' ||
    meaning.kind === 'list' ||
    (meaning.kind === 'value' && (meaning.value.kind === 'function' || meaning.value.kind === 'object'));
  return isThing ? { value: meaning } : undefined;
}
