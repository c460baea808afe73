import { integrityOf, type GroundTruthMap, type Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { applyProposals } from '../../src/proposals/apply-proposals.js';

const tool = (name: string, states: string[], more: Partial<Tool> = {}): Tool => ({
  id: `wm_${name}00`,
  name,
  title: name,
  description: `Does ${name}.`,
  kind: 'form',
  risk: { level: 'caution', reasons: [] },
  states,
  fields: [],
  ...more,
});

const bare: Omit<GroundTruthMap, 'integrity'> = {
  version: 1,
  generator: { name: 'webmcp', version: '0.1.0' },
  app: { frameworks: ['html'] },
  testIdAttributes: [],
  states: [
    { id: 'cart', route: '/cart', from: 'route' },
    { id: 'pay', route: '/pay', from: 'route' },
  ],
  tools: [
    tool('add_address', ['cart']),
    tool('choose_payment', ['cart', 'pay']),
    tool('go_to_pay', ['cart'], { kind: 'navigation' }),
    tool('place_order', ['pay']),
    tool('read_cart', ['cart'], { kind: 'read' }),
  ],
  unstable: [],
  unmatched: { intents: [], elements: [] },
};
const map: GroundTruthMap = { ...bare, integrity: integrityOf(bare) };

const flowOf = (made: GroundTruthMap, name: string) => made.tools.find((one) => one.name === name)?.flow;

test('joins steps that the pages show together into a flow, and keeps the integrity true', () => {
  const { map: made, refused } = applyProposals(map, {
    flows: { checkout: ['add_address', 'choose_payment', 'wm_place_order00'] },
  });
  expect(refused).toEqual([]);
  expect(flowOf(made, 'add_address')).toEqual({ id: 'flow_checkout', step: 1 });
  expect(flowOf(made, 'place_order')).toEqual({ id: 'flow_checkout', step: 3 });
  expect(made.integrity).toBe(integrityOf(made));
});

test('a link leads to the step after it, wherever that step is', () => {
  const { refused } = applyProposals(map, { flows: { pay: ['add_address', 'go_to_pay', 'place_order'] } });
  expect(refused).toEqual([]);
});

test.each<[string, string[], RegExp]>([
  ['steps that no page shows together', ['add_address', 'place_order'], /no page shows/],
  ['one step', ['add_address'], /two steps/],
  ['a tool twice', ['choose_payment', 'choose_payment'], /is two of its steps/],
  ['a read', ['read_cart', 'add_address'], /only reads/],
  ['an unknown tool', ['add_address', 'lend_book'], /no tool of the map/],
])('refuses a flow with %s, and leaves the tools alone', (_, steps, reason) => {
  const { map: made, refused } = applyProposals(map, { flows: { f: steps } });
  expect(refused).toEqual([{ proposal: expect.stringMatching(/^flows\.f/), reason: expect.stringMatching(reason) }]);
  expect(made).toEqual(map);
});

test('a tool is a step of one flow alone', () => {
  const { map: made, refused } = applyProposals(map, {
    flows: { a: ['add_address', 'choose_payment'], b: ['choose_payment', 'place_order'] },
  });
  expect(refused).toEqual([{ proposal: 'flows.b', reason: expect.stringMatching(/another flow/) }]);
  expect(flowOf(made, 'choose_payment')?.id).toBe('flow_a');
});

test('orders tools by id or name, and names an unknown one', () => {
  const { map: made, refused } = applyProposals(map, { order: ['place_order', 'lend_book', 'wm_add_address00'] });
  expect(made.tools.map(({ order }) => order)).toEqual([2, undefined, undefined, 1, undefined]);
  expect(refused).toEqual([{ proposal: 'order: lend_book', reason: expect.stringMatching(/no tool/) }]);
});

test('names the settings of tools that the map does not have, and the names that were not given', () => {
  const { map: made, refused } = applyProposals(map, {
    tools: {
      wm_lend_book: { description: 'Lends a book.' },
      gone: { exclude: true },
      wm_add_address00: { name: 'place_order' },
      wm_place_order00: { name: 'buy now!' },
    },
  });
  expect(made).toBe(map);
  expect(refused.map(({ proposal, reason }) => `${proposal}: ${reason}`)).toEqual([
    'tools.wm_lend_book: no tool of the map has this id or name',
    'tools.wm_add_address00.name: another tool has the name place_order',
    'tools.wm_place_order00.name: a browser takes no tool with the name buy now!',
  ]);
});
