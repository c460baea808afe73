import { expect, test } from 'vitest';

import type { RiskEvidence } from '../../../src/risk/model/risk-evidence.js';
import { weigh, weighingRules, withPutBack } from '../../../src/risk/rules/weighing-rules.js';
import { call, handler, type ControlSpec } from '../../match/build-world.js';
import { subjectOf } from '../subject-of.js';

const word = (level: RiskEvidence['level'], term: string): RiskEvidence => ({
  rule: 'label-words',
  level,
  term,
  reason: { signal: 'label', evidence: `"${term}"` },
});
const firm = (rule: string, level: RiskEvidence['level']): RiskEvidence => ({
  rule,
  level,
  reason: { signal: rule === 'form-method' ? 'form' : 'handler', evidence: rule },
});
const inView = { handlers: [handler('click', undefined, [call('setText')])] };

const examples: readonly (readonly [string, ControlSpec, RiskEvidence, RiskEvidence[]])[] = [
  ['widens-view', { label: 'Clear filters', ...inView }, word('caution', 'clear'), []],
  ['safe-word', { label: 'Search' }, word('safe', 'search'), [firm('request', 'caution')]],
  ['get-form', { label: 'Save' }, word('caution', 'save'), [firm('form-method', 'safe')]],
  ['only-goes', { label: 'Checkout', ...inView }, word('destructive', 'checkout'), [firm('router', 'safe')]],
];

test.each(examples)('the rule %s drops its word', (name, spec, evidence, others) => {
  const subject = subjectOf(spec);
  const dropping = weighingRules.filter(({ drops }) => drops({ evidence, firm: others, subject }));
  expect(dropping.map((rule) => rule.name)).toEqual([name]);
  expect(weigh([evidence, ...others], subject)).toEqual(others);
});

test('every rule has an example here', () => {
  expect(weighingRules.map(({ name }) => name)).toEqual(examples.map(([name]) => name));
});

test('a word that no rule drops counts, and firm evidence always counts', () => {
  const found = [word('destructive', 'delete'), firm('router', 'safe'), firm('request', 'caution')];
  expect(weigh(found, subjectOf({ label: 'Delete', ...inView }))).toEqual(found);
});

test('taking something out of a cart is lowered to caution', () => {
  const evidence = word('destructive', 'remove');
  expect(withPutBack(evidence, subjectOf({ label: 'Remove from cart' })).level).toBe('caution');
  expect(withPutBack(evidence, subjectOf({ label: 'Remove account' })).level).toBe('destructive');
});
