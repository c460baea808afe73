import type { Value } from '../../extract/facts/facts.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import { absent, type ResolvedValue } from '../model/resolved-value.js';

/** One part of the page, and the value of the state at which the page shows the part. */
interface Entry {
  key: string | number;
  part: ResolvedValue;
}

/**
 * Returns the part of the page that a state chooses in an object or a list: `pages[page]`, `steps[step]`. The result is a
 * chain of choices, each with a test of the state. Null if the state chooses no parts of the page.
 */
export function memberByState(
  evaluator: Evaluator,
  owner: ResolvedValue,
  key: Value,
  scope: LexicalScope,
): ResolvedValue | null {
  const entries = entriesOf(evaluator, owner);
  if (entries.length < 2 || entries.length > limits.alternatives || !entries.every(({ part }) => isPart(part)))
    return null;
  return entries.reduceRight<ResolvedValue>((rest, { key: name, part }) => {
    const { at } = key;
    const args: Value[] = [key, { kind: 'literal', value: name, at }];
    const test: ResolvedValue = { kind: 'value', value: { kind: 'call', callee: ['==='], args, at }, scope };
    return { kind: 'either', test, options: [part, rest], at };
  }, absent);
}

function entriesOf(evaluator: Evaluator, owner: ResolvedValue): Entry[] {
  if (owner.kind === 'list') return owner.items.map((item, at) => ({ key: at, part: force(evaluator, item) }));
  if (owner.kind !== 'value' || owner.value.kind !== 'object' || owner.value.spreads.length > 0) return [];
  const { scope } = owner;
  return owner.value.entries.map(({ key, value }) => ({ key, part: evaluator.evaluate(value, scope) }));
}

/** Decides whether a value is markup, or a component. */
const isPart = (part: ResolvedValue): boolean =>
  part.kind === 'component' || (part.kind === 'value' && part.value.kind === 'markup');
