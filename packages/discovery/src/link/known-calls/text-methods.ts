import { force } from '../model/evaluator.js';
import type { KnownCall } from './value-call.js';

/** A known argument. */
type Argument = string | number | boolean | null;
/** The result of a method, or undefined for arguments that the method does not take. */
type TextMethod = (text: string, args: readonly Argument[]) => string | undefined;

const numbersIn = (args: readonly Argument[]): number[] | null => {
  const numbers = args.filter((argument) => typeof argument === 'number');
  return numbers.length === args.length ? numbers : null;
};
const charAt: TextMethod = (text, args) => {
  const numbers = numbersIn(args);
  return numbers === null ? undefined : text.charAt(numbers[0] ?? 0);
};
const slice: TextMethod = (text, args) => {
  const numbers = numbersIn(args);
  return numbers === null ? undefined : text.slice(numbers[0], numbers[1]);
};
const substring: TextMethod = (text, args) => {
  const [start, end] = numbersIn(args) ?? [];
  return start === undefined ? undefined : text.substring(start, end);
};
const replace: TextMethod = (text, [pattern, replacement]) =>
  typeof pattern === 'string' && typeof replacement === 'string' ? text.replace(pattern, () => replacement) : undefined;
const replaceAll: TextMethod = (text, [pattern, replacement]) =>
  typeof pattern === 'string' && typeof replacement === 'string' ? text.replaceAll(pattern, replacement) : undefined;

const methods: ReadonlyMap<string, TextMethod> = new Map<string, TextMethod>([
  ['toLowerCase', (text) => text.toLowerCase()],
  ['toLocaleLowerCase', (text) => text.toLowerCase()],
  ['toUpperCase', (text) => text.toUpperCase()],
  ['toLocaleUpperCase', (text) => text.toUpperCase()],
  ['trim', (text) => text.trim()],
  ['toString', (text) => text],
  ['charAt', charAt],
  ['slice', slice],
  ['substring', substring],
  ['concat', (text, args) => text.concat(...args.map(String))],
  ['replace', replace],
  ['replaceAll', replaceAll],
]);

/**
 * Returns the result of a method of a text; undefined for any other method, or for arguments that the method does not
 * take.
 */
export function textMethod(text: string, method: string, args: readonly Argument[]): string | undefined {
  return methods.get(method)?.(text, args);
}

/** Methods of a literal text with literal arguments. */
export const textMethods: KnownCall = {
  name: 'methods of a known text',
  result(evaluator, { owner, written, args }) {
    if (owner?.kind !== 'value' || owner.value.kind !== 'literal' || typeof owner.value.value !== 'string') return null;
    const known: Argument[] = [];
    for (const arg of args) {
      const resolved = force(evaluator, arg);
      if (resolved.kind !== 'value' || resolved.value.kind !== 'literal') return null;
      known.push(resolved.value.value);
    }
    const made = textMethod(owner.value.value, written.callee.at(-1) ?? '', known);
    return made === undefined ? null : { kind: 'value', value: { ...owner.value, value: made }, scope: owner.scope };
  },
};
