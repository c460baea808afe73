import type { Source } from '@webmcp/contract';

import type { Evaluator } from '../model/evaluator.js';
import { limits } from '../model/limits.js';
import { absent, literalText, type ResolvedValue } from '../model/resolved-value.js';

/** One part of the page, and the test under which the page shows the part. */
export interface PartEntry {
  test: ResolvedValue;
  part: ResolvedValue;
}

/** Returns the chain of choices between parts of the page; null if the entries are no parts, or too many. */
export function chosenPart(evaluator: Evaluator, entries: readonly PartEntry[], at: Source): ResolvedValue | null {
  return entries.every(({ part }) => isPart(part) || holdsPart(evaluator, part)) ? chainOf(entries, at) : null;
}

/** Returns the chain of choices between texts, `labels[status]`; null if an entry is no text, or too many are. */
export function chosenText(entries: readonly PartEntry[], at: Source): ResolvedValue | null {
  const isText = ({ part }: PartEntry): boolean => literalText(part) !== undefined;
  return entries.every(isText) ? chainOf(entries, at) : null;
}

function chainOf(entries: readonly PartEntry[], at: Source): ResolvedValue | null {
  if (entries.length < 2 || entries.length > limits.alternatives) return null;
  return entries.reduceRight<ResolvedValue>(
    (rest, { test, part }) => ({ kind: 'either', test, options: [part, rest], at }),
    absent,
  );
}

/** Decides whether a value is markup, or a component. */
const isPart = (part: ResolvedValue): boolean =>
  part.kind === 'component' || (part.kind === 'value' && part.value.kind === 'markup');

/** Decides whether a value is an object with a part of the page: `{ label: 'Billing', content: <Billing /> }`. */
function holdsPart(evaluator: Evaluator, part: ResolvedValue): boolean {
  if (part.kind !== 'value' || part.value.kind !== 'object') return false;
  const { entries } = part.value;
  return entries.some(({ value }) => isPart(evaluator.evaluate(value, part.scope)));
}
