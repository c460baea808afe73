import type { Value } from '../../extract/facts/facts.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { chosenPart, chosenText, type PartEntry } from '../known-calls/chosen-part.js';
import type { ResolvedValue } from '../model/resolved-value.js';

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
  return chosenPart(evaluator, testedEntries(evaluator, owner, key, scope), key.at);
}

/**
 * Returns the text that the item of a loop chooses in an object: `labels[status]` for each of `['todo', 'done']`. Null if the
 * object holds anything but texts.
 */
export function textByItem(
  evaluator: Evaluator,
  owner: ResolvedValue,
  key: Value,
  scope: LexicalScope,
): ResolvedValue | null {
  return chosenText(testedEntries(evaluator, owner, key, scope), key.at);
}

function testedEntries(evaluator: Evaluator, owner: ResolvedValue, key: Value, scope: LexicalScope): PartEntry[] {
  const { at } = key;
  return entriesOf(evaluator, owner).map(([name, part]) => {
    const args: Value[] = [key, { kind: 'literal', value: name, at }];
    return { test: { kind: 'value', value: { kind: 'call', callee: ['==='], args, at }, scope }, part };
  });
}

function entriesOf(evaluator: Evaluator, owner: ResolvedValue): [string | number, ResolvedValue][] {
  if (owner.kind === 'list') return owner.items.map((item, at) => [at, force(evaluator, item)]);
  if (owner.kind !== 'value' || owner.value.kind !== 'object' || owner.value.spreads.length > 0) return [];
  const { scope } = owner;
  return owner.value.entries.map(({ key, value }) => [key, evaluator.evaluate(value, scope)]);
}
