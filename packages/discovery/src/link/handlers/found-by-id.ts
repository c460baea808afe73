import type { Value } from '../../extract/facts/facts.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { literalText, type ResultValue } from '../model/resolved-value.js';

/** Calls that find one element, each with its id in the argument. */
const findingCalls: Readonly<Record<string, (text: string) => string | undefined>> = {
  'document.getElementById': (id) => id,
  'document.querySelector': (selector) => /^#([\w-]+)$/.exec(selector)?.[1],
  $: (selector) => /^#([\w-]+)$/.exec(selector)?.[1],
};

/**
 * Returns the path of a member of an element that a function finds by an id of its caller: `#cart`, `classList` and `remove`
 * for `show('cart')`, where `show` calls `document.getElementById(id).classList.remove('hidden')`. The id may be joined:
 * `'step' + number`. Undefined for any other result, and for an id that only the run knows.
 */
export function foundById(evaluator: Evaluator, { call, path }: ResultValue): string[] | undefined {
  const [given] = call.value.args;
  const name = call.callee.join('.');
  const idIn = Object.hasOwn(findingCalls, name) ? findingCalls[name] : undefined;
  if (idIn === undefined || given === undefined || path.length === 0) return undefined;
  const id = idIn(textOf(evaluator, given, call.scope) ?? '');
  return id === undefined || id === '' ? undefined : [`#${id}`, ...path];
}

/** Returns the text of a literal, or of a template whose parts are literals. */
function textOf(evaluator: Evaluator, value: Value, scope: LexicalScope): string | undefined {
  const resolved = evaluator.evaluate(value, scope);
  if (resolved.kind !== 'value') return undefined;
  const { value: own, scope: inner } = resolved;
  if (own.kind === 'literal') return own.value === null ? undefined : String(own.value);
  if (own.kind !== 'template') return literalText(resolved);
  const parts = own.parts.map((part) => (part.kind === 'template' ? undefined : textOf(evaluator, part, inner)));
  return parts.includes(undefined) ? undefined : parts.join('');
}
