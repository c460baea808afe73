import { expect, test } from 'vitest';

import type { RiskEvidence } from '../../../src/risk/model/risk-evidence.js';
import { weigh, weighingRules, withPutBack, withRequest, withUpdate } from '../../../src/risk/rules/weighing-rules.js';
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
const sent = (request: string, level: RiskEvidence['level']): RiskEvidence => ({
  rule: 'request',
  level,
  reason: { signal: 'http', evidence: request },
});
const inView = { handlers: [handler('click', undefined, [call('setText')])] };

const examples: readonly (readonly [string, ControlSpec, RiskEvidence, RiskEvidence[]])[] = [
  ['widens-view', { label: 'Clear filters', ...inView }, word('caution', 'clear'), []],
  [
    'only-asks',
    { label: 'Delete', handlers: [handler('click', undefined, [call('confirmDialog.show')])] },
    word('destructive', 'delete'),
    [],
  ],
  ['safe-word', { label: 'Search' }, word('safe', 'search'), [firm('request', 'caution')]],
  ['get-form', { label: 'Save' }, word('caution', 'save'), [firm('form-method', 'safe')]],
  ['only-keeps', { label: 'Buy now' }, word('destructive', 'buy'), [sent('POST /cart', 'caution')]],
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
  const through = (callee: string): ControlSpec => ({
    label: 'Remove',
    handlers: [handler('click', undefined, [call(callee)])],
  });
  expect(withPutBack(evidence, subjectOf(through('cards.filter'), { kind: 'row-action' })).level).toBe('destructive');
  expect(withPutBack(evidence, subjectOf(through('filter'), { kind: 'row-action' })).level).toBe('destructive');
  expect(withPutBack(evidence, subjectOf(through('cart.filter'), { kind: 'row-action' })).level).toBe('caution');
});

test('a list that is filtered keeps nothing that was removed, and a cart does', () => {
  const evidence = word('destructive', 'remove');
  const inRows = (over: string) => subjectOf({ box: 'rows', over, inside: [{ label: '✕' }] }, { kind: 'row-action' });
  expect(withPutBack(evidence, inRows('state.[].filter()')).level).toBe('destructive');
  expect(withPutBack(evidence, inRows('cart.items.filter()')).level).toBe('caution');
});

test('a word for an ending follows a DELETE that can be taken back, and no other request', () => {
  const evidence = word('destructive', 'delete');
  expect(withRequest([evidence, sent('DELETE /cart/:', 'caution')])[0]?.level).toBe('caution');
  expect(withRequest([evidence, sent('DELETE /orders/:', 'destructive')])[0]?.level).toBe('destructive');
  expect(withRequest([evidence, sent('POST /orders/:', 'caution')])[0]?.level).toBe('destructive');
});

test('"remove" over code that updates a record is caution, "delete" is not', () => {
  const put = sent('PUT /cards/:', 'caution');
  expect(withUpdate([word('destructive', 'remove'), put])[0]?.level).toBe('caution');
  expect(withUpdate([word('destructive', 'delete'), put])[0]?.level).toBe('destructive');
  expect(withUpdate([word('destructive', 'remove'), sent('POST /cards', 'caution')])[0]?.level).toBe('destructive');
});

test('what a button in a form changes in memory is not sent before the form is', () => {
  const button: ControlSpec = { label: 'Delete', ...inView };
  const evidence = word('destructive', 'delete');
  expect(withPutBack(evidence, subjectOf({ box: 'form', inside: [button] })).level).toBe('caution');
  expect(withPutBack(evidence, subjectOf(button)).level).toBe('destructive');
});
