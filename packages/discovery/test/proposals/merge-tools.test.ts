import type { Config, GroundTruthMap } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { discover, type Discovery } from '../../src/discover.js';
import type { ToolCandidate } from '../../src/group/tool-candidate.js';
import { tool } from '../build-map.js';
import { buildWorld, call, handler, type ControlSpec, type World } from '../match/build-world.js';

const sendAt = { file: 'api.ts', line: 3, column: 1 };
const send = handler('click', 'send', [call('api.send')], sendAt);
const order: ControlSpec = { label: 'Order', handlers: [send] };
const buy: ControlSpec = { label: 'Buy now', handlers: [send] };

/** Discovers the tools of two pages, each with one control. */
function pagesWith(one: ControlSpec, other: ControlSpec, config: Config, kind: ToolCandidate['kind'] = 'action') {
  return discovered(worldsOf(one, other), pair(kind), config);
}

const pair = (kind: ToolCandidate['kind']): ToolCandidate[] => [tool({ kind, action: 0 }), tool({ kind, action: 1 })];
const worldsOf = (one: ControlSpec, other: ControlSpec): World[] => [
  buildWorld([one], { file: 'Shop.tsx', route: '/', state: 'shop' }),
  buildWorld([other], { file: 'Cart.tsx', route: '/cart', state: 'cart' }),
];

function discovered(
  worlds: World[],
  candidates: ToolCandidate[],
  config: Config,
  previous?: GroundTruthMap,
): Discovery {
  const intents = worlds.flatMap(({ appModel }) => appModel.intents);
  return discover({
    source: {
      appModel: { ...worlds[0]!.appModel, intents: intents.map((one, index) => ({ ...one, index })) },
      candidates,
    },
    snapshots: worlds.map(({ snapshot }) => snapshot),
    states: worlds.map(({ snapshot: { state, route } }) => ({ id: state, route, from: 'harness' as const })),
    config,
    ...(previous === undefined ? {} : { previous }),
    threshold: 0.6,
    allowUnstable: false,
    provenance: false,
    generatorVersion: '0.0.0',
  });
}

const acting = ({ map }: Discovery) =>
  map.tools.filter(({ kind }) => kind !== 'read').map(({ name, states }) => `${name} ${states.join()}`);
const mergeInto = (key: string, ...merge: string[]): Config => ({ tools: { [key]: { merge } } });

describe('a merge of config', () => {
  const plain = pagesWith(order, buy, {});
  const idOf = (name: string): string => plain.map.tools.find((one) => one.name === name)!.id;

  test('gives the kept tool the states and the selectors of both', () => {
    expect(acting(plain)).toEqual(['buy_now cart', 'order shop']);
    const found = pagesWith(order, buy, mergeInto('order', 'buy_now'));
    expect(found.refusedMerges).toEqual([]);
    expect(acting(found)).toEqual(['order cart,shop']);
    const merged = found.map.tools.find(({ name }) => name === 'order')!;
    expect(merged.id).toBe(idOf('order'));
    expect(merged.action!.selectors.filter(({ strategy }) => strategy === 'role').map(({ value }) => value)).toEqual([
      'button[name="Buy now"]',
      'button[name="Order"]',
    ]);
  });

  test('names the tools by their ids', () => {
    const found = pagesWith(order, buy, mergeInto(idOf('buy_now'), idOf('order')));
    expect([acting(found), found.refusedMerges]).toEqual([['buy_now cart,shop'], []]);
  });

  test('keeps the name that config gives', () => {
    const found = pagesWith(order, buy, { tools: { order: { name: 'place_order', merge: ['buy_now'] } } });
    expect([acting(found), found.refusedMerges]).toEqual([['place_order cart,shop'], []]);
  });

  test('describes the pages of both, also after a map without the merge', () => {
    const again = discovered(worldsOf(order, buy), pair('action'), mergeInto('order', 'buy_now'), plain.map);
    const [was, is] = [plain, again].map(({ map }) => map.tools.find(({ name }) => name === 'order')!.description);
    expect(was).toContain('Can be called on /.');
    expect(is).not.toContain('Can be called on /.');
  });

  test('counts the words of both for the risk', () => {
    const wipe = { ...buy, label: 'Delete all' };
    const found = pagesWith(order, wipe, mergeInto('order', 'delete_all'));
    expect(found.map.tools.find(({ name }) => name === 'order')!.risk.level).toBe('destructive');
  });

  const other = handler('click', 'drop', [call('api.drop')], { file: 'api.ts', line: 9, column: 1 });
  test.each([
    ['a tool that no page has', order, buy, ['pay'], 'no tool of the pages has this id or name'],
    ['the tool itself', order, buy, ['order'], 'a tool cannot merge with itself'],
    ['another action', order, { ...buy, handlers: [other] }, ['buy_now'], 'both lead to the same action'],
    ['an action that the source does not show', { label: 'Order' }, { label: 'Buy now' }, ['buy_now'], 'same action'],
  ])('is refused for %s', (_, one, two, merge, reason) => {
    const found = pagesWith(one, two, mergeInto('order', ...merge));
    expect(found.refusedMerges).toEqual([
      { proposal: `tools.order.merge: ${merge[0]}`, reason: expect.stringContaining(reason) },
    ]);
    expect(acting(found)).toEqual(acting(pagesWith(one, two, {})));
  });

  test('is refused for two controls of one page', () => {
    const both = [buildWorld([order, buy], { route: '/', state: 'shop' })];
    const found = discovered(both, pair('action'), mergeInto('order', 'buy_now'));
    expect(found.refusedMerges[0]?.reason).toBe('a page shows both, so exclude one of them instead');
    expect(acting(found)).toEqual(['buy_now shop', 'order shop']);
  });

  test('is refused if no selector finds both', () => {
    const marked = (label: string, testId: string): ControlSpec => ({ label, shownName: '', testId, handlers: [send] });
    const found = pagesWith(marked('Order', 'one'), marked('Buy now', 'two'), mergeInto('order', 'buy_now'));
    expect(found.refusedMerges[0]?.reason).toBe('no selector finds both tools on all their pages');
    expect(acting(found)).toEqual(['buy_now cart', 'order shop']);
  });

  test('takes links to one address, and no others', () => {
    const link = (label: string, href: string): ControlSpec => ({ label, control: 'link', href });
    const config = mergeInto('go_to_help', 'go_to_questions');
    const same = pagesWith(link('Help', '/help'), link('Questions', '/help'), config, 'navigation');
    expect([acting(same), same.refusedMerges]).toEqual([['go_to_help cart,shop'], []]);
    const others = pagesWith(link('Help', '/help'), link('Questions', '/faq'), config, 'navigation');
    expect(others.refusedMerges[0]?.reason).toContain('same action');
  });
});
