import type { PageElement, RiskLevel } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import type { Value } from '../../src/extract/facts/facts.js';
import type { HandlerEvidence, Intent } from '../../src/intents/model/intent.js';
import { openerRules, opensNothing, pressingRule, type OpenerQuestion } from '../../src/explore/opener-rules.js';
import { buildWorld, handler } from '../match/build-world.js';

const at = { file: 'app.js', line: 1, column: 1 };
const isOpener = (question: OpenerQuestion): boolean => pressingRule(question) !== undefined;
const [intent] = buildWorld([{ label: 'Filters' }]).appModel.intents;
const withCode = { ...intent!, handlers: [handler('click', 'show', [{ callee: ['loadAll'], args: [], at }])] };

const calls = (...callees: string[][]): HandlerEvidence => ({
  ...handler('click', 'shown'),
  sets: [],
  does: { calls: callees.map((callee) => ({ callee, args: [], at })), assigns: [] },
});
/** A handler that shows a part of the page by its style. */
const style = ['modal', 'style', 'display', '='];
const opening = (...more: string[][]): { intent: Intent } => ({
  intent: { ...intent!, handlers: [calls(style, ...more)] },
});

/** An element with a label and attributes, and the facts of its source. */
function question(
  given: { label?: string; attributes?: PageElement['attributes']; risk?: RiskLevel } & Partial<
    Omit<OpenerQuestion, 'risk'>
  >,
): OpenerQuestion {
  const { label = 'Filters', attributes = {}, risk = 'safe', ...facts } = given;
  const element = { tag: 'button', role: 'button', name: label, labels: [label], attributes } as unknown as PageElement;
  return {
    element,
    handlers: facts.intent?.handlers ?? [],
    ...opensNothing,
    ...facts,
    risk: () => risk,
  };
}

const order: Value = {
  kind: 'template',
  at,
  parts: [
    { kind: 'literal', value: '/orders/', at },
    { kind: 'reference', path: ['id'], at },
  ],
};
const going = (to: Value, ...more: string[][]): Intent => {
  const handled = calls(...more);
  const does = { ...handled.does, calls: [{ callee: ['navigate'], args: [to], at }, ...handled.does.calls] };
  return { ...intent!, handlers: [{ ...handled, does }] };
};

/** An intent that sets a state to a value, and makes more calls. */
const choosing = (...more: string[][]): Intent => ({ ...intent!, handlers: [calls(['setView'], ...more)] });

/** An intent that sets the view to a text and the open record to a value, and makes more calls. */
const toView = (...more: string[][]): Intent => ({
  ...intent!,
  handlers: [{ ...calls(...more), sets: [{ state: '1:record' }, { state: '1:view', value: 'edit' }] }],
});

const marked = { attributes: { 'aria-expanded': 'false' } };

/** For each rule a question that it, and no rule before, decides. */
const cases: Record<string, OpenerQuestion> = {
  'chooses-an-entry': question({ intent: { ...withCode, kind: 'field' }, choosesEntry: true }),
  'field-or-submit': question({ ...marked, intent: { ...withCode, control: 'submit' }, opensBySource: true }),
  'safe-opener': question({ intent: withCode, opensBySource: true }),
  'adds-an-item': question({ label: 'Add line', intent: withCode, addsItem: true }),
  'only-shows': question({ label: 'Add book', ...opening(['#form', 'reset']), risk: 'caution' }),
  'chooses-its-view': question({ label: 'Edit', intent: toView(), opensBySource: true, risk: 'caution' }),
  'turning-button': question({ label: 'Edit', intent: withCode, opensBySource: true, turns: true, risk: 'caution' }),
  'risky-opener': question({ ...marked, intent: withCode, opensBySource: true, risk: 'caution' }),
  'only-goes': question({ label: 'Order 7', intent: going(order) }),
  'chooses-a-value': question({ label: 'Bills', intent: choosing(), choices: 3 }),
  'marked-without-code': question({ ...marked, intent: intent!, risk: 'caution' }),
  'marked-and-safe': question({ ...marked, intent: withCode }),
};

describe('openerRules', () => {
  test('each rule has a case', () => {
    expect(Object.keys(cases)).toEqual(openerRules.map(({ name }) => name));
  });

  test.each(openerRules.map((rule) => [rule.name, rule] as const))('%s: decides', (name, { presses }) => {
    expect(openerRules.find((rule) => rule.holds(cases[name]!))?.name).toBe(name);
    expect(isOpener(cases[name]!)).toBe(presses);
  });

  test.each<[string, Partial<OpenerQuestion>, 'safe' | 'caution']>([
    ['goes to a route that the source names', { intent: going({ kind: 'literal', value: '/orders', at }) }, 'safe'],
    ['also keeps something', { intent: going(order, ['list', 'push']) }, 'safe'],
    ['also sends a request', { intent: going(order, ['fetch']) }, 'safe'],
    ['also changes the record', { intent: going(order, ['', 'order', 'seen', '=']) }, 'safe'],
    ['also keeps the record', { intent: going(order, ['', 'localStorage', 'currentOrder', '=']) }, 'safe'],
    ['is risky', { intent: going(order) }, 'caution'],
  ])('a control that %s is not pressed', (_, facts, risk) => {
    expect(isOpener(question({ label: 'Order 7', ...facts, risk }))).toBe(false);
  });

  test.each<[string, Partial<OpenerQuestion>, RiskLevel]>([
    ['also keeps something', { intent: toView(['list', 'push']) }, 'caution'],
    ['also sends a request', { intent: toView(['fetch']) }, 'caution'],
    ['is destructive', { intent: toView() }, 'destructive'],
  ])('a control that chooses its view and %s is not pressed', (_, facts, risk) => {
    expect(isOpener(question({ label: 'Edit', opensBySource: true, ...facts, risk }))).toBe(false);
  });

  test('a control that goes to a record, and remembers which record is open, is pressed', () => {
    const intent = going(order, ['', 'orderStore', 'activeOrderId', '=']);
    expect(pressingRule(question({ label: 'Order 7', intent }))?.name).toBe('only-goes');
  });

  test('an element whose code takes a record out of a list is left, one that filters a list is pressed', () => {
    const handlers = [{ ...calls(['todos', 'value', 'filter']), sets: [{ state: '1:todos' }] }];
    expect(isOpener(question({ label: 'Delete', handlers, risk: 'destructive' }))).toBe(false);
    expect(isOpener(question({ label: 'Late', handlers, risk: 'caution' }))).toBe(true);
  });

  test('an element whose code only slides a part into the page is an opener', () => {
    expect(isOpener(question({ label: 'Add task', handlers: [calls(['$()', 'slideToggle'])] }))).toBe(true);
    expect(isOpener(question({ label: 'Add task', handlers: [calls(['$()', 'remove'])] }))).toBe(false);
  });

  test('an element whose code takes a class from other parts is an opener', () => {
    const shown = (...before: string[][]) => question({ handlers: [calls(...before, ['part', 'classList', 'add'])] });
    expect(isOpener(shown(['part', 'classList', 'remove']))).toBe(true);
    expect(isOpener(shown(['part', 'remove']))).toBe(false);
  });

  test('an element whose code draws a part anew is an opener, one that adds an element is none', () => {
    const emptied = { callee: ['#panel', 'innerHTML', '='], args: [{ kind: 'literal' as const, value: '', at }], at };
    const shown = (...more: HandlerEvidence['does']['calls']) => {
      const handled = calls(['#panel', 'classList', 'add']);
      return question({ handlers: [{ ...handled, does: { calls: [...handled.does.calls, ...more], assigns: [] } }] });
    };
    const [into] = calls(['#panel', 'appendChild']).does.calls;
    const [made] = calls(['document', 'createElement()', 'append']).does.calls;
    expect(isOpener(shown(emptied, into!, made!))).toBe(true);
    expect(isOpener(shown(into!))).toBe(false);
    expect(isOpener(shown({ ...emptied, callee: ['#list', 'innerHTML', '='] }, into!))).toBe(false);
  });

  test.each([
    ['an element without a mark', question({ intent: withCode })],
    ['a marked element with handlers that write', question({ ...marked, intent: withCode, risk: 'caution' })],
    ['a marked element whose text names a write', question({ ...marked, label: 'Delete account' })],
    ['an element that also keeps something', question(opening(['books', 'push']))],
    ['an element that also sends something', question(opening(['fetch']))],
    ['an element that also changes a record', question(opening(['book', 'read', '=']))],
    ['one of many colours', question({ intent: choosing(), choices: 9 })],
    ['an element that chooses and keeps something', question({ intent: choosing(['rows', 'push']), choices: 3 })],
    ['an element that chooses and sends something', question({ intent: choosing(['fetch']), choices: 3 })],
    ['an element that chooses and is risky', question({ intent: choosing(), choices: 3, risk: 'caution' })],
    ['an element with a listbox', question({ attributes: { 'aria-haspopup': 'listbox' } })],
  ])('%s is no opener', (_, given) => {
    expect(isOpener(given)).toBe(false);
  });
});
