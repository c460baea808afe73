import { type GroundTruthMap, integrityOf, serializeMap, type ReachStep, type State } from '@webmcp/contract';
import { mapSchema } from '@webmcp/contract/schema';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { buildMap, tool } from '../build-map.js';
import { mapOf, shop } from './shop-map.js';

describe('assemble', () => {
  test('lists elements in frames as unmatched', () => {
    const world = shop();
    const [help] = world.snapshot.elements.filter(({ name }) => name === 'Help');
    const frame = { url: '/editor', name: 'Editor', elements: [{ ...help!, chain: [] }], containers: [] };
    const map = buildMap(
      world.appModel,
      [],
      [
        {
          ...world.snapshot,
          frames: [
            { ...frame, origin: 'same' },
            { ...frame, origin: 'cross', url: 'http://pay.example/', name: '' },
          ],
        },
      ],
    ).map;
    expect(map.unmatched.elements.slice(-2)).toEqual([
      {
        role: 'button',
        label: 'Help',
        state: 'home',
        reason: 'in a same-origin frame "Editor" (/editor), which the page around it does not reach into',
      },
      {
        role: 'button',
        label: 'Help',
        state: 'home',
        reason: 'in a cross-origin frame (http://pay.example/), which the page around it does not reach into',
      },
    ]);
  });

  test.each([
    ['a picker behind a button', { control: 'month' as const, role: 'button' }, /button that opens a picker/],
    ['a drawn picker of weeks', { control: 'week' as const, role: 'textbox' }, /weeks/],
    ['a picker with a box', { control: 'month' as const, role: 'textbox' }, undefined],
  ])('%s', (_, given, reason) => {
    const { snapshot, ...world } = shop([{ label: 'Season', ...given }]);
    const drawn = snapshot.elements.map((element) => ({
      ...element,
      attributes: { ...element.attributes, type: 'text' },
    }));
    const map = mapOf({ ...world, snapshot: { ...snapshot, elements: drawn } });
    const offered = map.tools.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(offered).toEqual(reason === undefined ? ['Season'] : []);
    const said = map.unmatched.intents.filter(({ label }) => label === 'Season').map((each) => each.reason);
    expect(said).toEqual(reason === undefined ? [] : [expect.stringMatching(reason)]);
  });

  test('a tool that only exploring showed is reached by the explored steps, if all are stable', () => {
    const world = shop();
    const click = (confidence: number): ReachStep => ({
      do: 'click',
      target: { selectors: [{ strategy: 'role', value: 'button[name="Open"]', score: confidence }], confidence },
    });
    const reachOf = (from: State['from'], steps: ReachStep[]): (ReachStep[] | undefined)[] =>
      buildMap(world.appModel, [tool({ kind: 'form', container: 0, fields: [0], action: 2 })], [world.snapshot], {
        states: [{ id: 'home', route: '/', from, reach: steps }],
      }).map.tools.map(({ reach }) => reach);
    expect(reachOf('explored', [click(0.6)])).toEqual([[click(0.6)]]);
    expect(reachOf('explored', [click(0.6), click(0.2)])).toEqual([undefined]);
    expect(reachOf('harness', [click(0.6)])).toEqual([undefined]);
  });

  test('writes a map that the schema accepts', () => {
    const map = mapOf();
    expect(mapSchema.parse(map)).toEqual(map);
    expect(map.tools.map(({ name }) => name)).toEqual(['cancel_order', 'save_address']);
    expect(map.integrity).toBe(integrityOf(map));
    expect(map.unmatched.elements).toEqual([
      { role: 'button', label: 'Help', state: 'home', reason: 'nothing in the source reads like it' },
    ]);
    expect(map.tools[1]?.fields.map(({ key, sensitive }) => `${key} ${sensitive ?? ''}`)).toEqual([
      'street ',
      'pw password',
    ]);
  });

  test('writes the same bytes for candidates in another order', () => {
    const world = shop();
    const candidates = [
      tool({ kind: 'row-action', row: 1, action: 3 }),
      tool({ kind: 'form', container: 0, fields: [0, 1], action: 2 }),
    ];
    const bytes = serializeMap(buildMap(world.appModel, candidates, [world.snapshot]).map);
    expect(serializeMap(buildMap(world.appModel, [...candidates].reverse(), [world.snapshot]).map)).toBe(bytes);
    expect(bytes).toMatch(/^\{\n {2}"app"/);
  });

  test('writes the same bytes for states in another order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }), (order) => {
        const { appModel, snapshot } = shop();
        const candidates = [tool({ kind: 'form', container: 0, fields: [0, 1], action: 2 })];
        const build = (states: readonly string[]): string =>
          serializeMap(
            buildMap(
              appModel,
              candidates,
              states.map((state) => ({ ...snapshot, state })),
            ).map,
          );
        expect(build(order)).toBe(build(['a', 'b', 'c']));
      }),
    );
  });

  test('the name of a row parameter is kept from an intact map', () => {
    const first = mapOf();
    const { integrity: _, ...renamed } = {
      ...first,
      tools: first.tools.map((each) =>
        each.row === undefined ? each : { ...each, row: { ...each.row, param: 'mine' } },
      ),
    };
    const params = (previous: GroundTruthMap) =>
      mapOf(shop(), { previous }).tools.flatMap(({ row }) => row?.param ?? []);
    expect(params({ ...renamed, integrity: integrityOf(renamed) })).toEqual(['mine']);
    expect(params({ ...renamed, integrity: first.integrity })).toEqual(['order']);
  });

  test('names and descriptions are kept by id from an intact map only', () => {
    const first = mapOf();
    const { integrity: _, ...renamed } = {
      ...first,
      tools: first.tools.map((each) => ({ ...each, name: `my_${each.name}`, description: 'Mine.' })),
    };
    const intact = { ...renamed, integrity: integrityOf(renamed) };
    expect(mapOf(shop(), { previous: intact }).tools.map(({ name, description }) => `${name} ${description}`)).toEqual([
      'my_cancel_order Mine.',
      'my_save_address Mine.',
    ]);
    expect(
      mapOf(shop(), { previous: { ...intact, integrity: first.integrity } }).tools.map(({ name }) => name),
    ).toEqual(['cancel_order', 'save_address']);
  });

  test('config names, describes and excludes tools, lowers risks and allows fields', () => {
    const map = mapOf(shop(), {
      config: {
        testIdAttributes: ['data-cy'],
        tools: {
          save_address: { name: 'set_address', description: 'Stores it.', allowSensitive: ['pw'] },
          cancel_order: { risk: { level: 'caution', reason: 'orders can be placed again' } },
        },
      },
    });
    expect(map.testIdAttributes).toEqual(['data-mcp', 'data-testid', 'data-cy']);
    expect(map.tools.map(({ name, risk }) => `${name} ${risk.level}`)).toEqual([
      'cancel_order caution',
      'set_address caution',
    ]);
    expect(map.tools[1]?.description).toBe('Stores it.');
    expect(map.tools[1]?.fields[1]).toMatchObject({ sensitive: 'password', allowed: true });
    expect(
      mapOf(shop(), { config: { tools: { cancel_order: { exclude: true } } } }).tools.map(({ name }) => name),
    ).toEqual(['save_address']);
  });

  test('config keeps a field from agents', () => {
    const { tools } = mapOf(shop(), { config: { tools: { save_address: { denyFields: ['street', 'pw'] } } } });
    const fields = tools[1]!.fields.map(({ key, sensitive, allowed }) => `${key} ${sensitive} ${allowed}`);
    expect(fields).toEqual(expect.arrayContaining(['pw password undefined']));
    expect(fields.filter((each) => each.includes('identity'))).toHaveLength(1);
  });
});
