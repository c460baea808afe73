import type { PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { discover } from '../src/discover.js';
import { group } from '../src/group/group.js';
import { tool } from './build-map.js';
import { buildWorld, call, handler } from './match/build-world.js';

const { appModel, snapshot } = buildWorld([
  {
    box: 'form',
    label: 'Delivery',
    inside: [
      { label: 'Street', control: 'text', required: true },
      { label: 'Save', control: 'submit' },
    ],
  },
]);

const run = (snapshots: readonly PageSnapshot[]) =>
  discover({
    source: { appModel, candidates: group(appModel) },
    snapshots,
    states: snapshots.map(({ state, route }) => ({ id: state, route, from: 'harness' })),
    threshold: 0.6,
    allowUnstable: false,
    provenance: false,
    generatorVersion: '0.0.0',
  });

test('discover takes a label of the source through every stage into the map', () => {
  const { map, match, problems } = run([snapshot]);
  expect(match.pairs.map(({ intent, element }) => [intent, element])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(problems).toEqual([]);
  expect(map.tools.filter(({ kind }) => kind !== 'read')).toMatchObject([
    {
      name: 'save_delivery',
      risk: { level: 'caution' },
      fields: [{ key: 'street', label: 'Street', schema: { title: 'Street' }, required: true }],
    },
  ]);
  expect(map.tools.find(({ name }) => name === 'save_delivery')?.fields[0]?.selectors[0]).toMatchObject({
    strategy: 'label',
    value: 'Street',
  });
});

test('discover lists no tool for a page that shows none, and names the missing controls', () => {
  const { map } = run([{ ...snapshot, elements: [], containers: [] }]);
  expect(map.tools.map(({ name }) => name)).toEqual(['read_page']);
  expect(map.unmatched.intents.map(({ label }) => label)).toEqual(['Street', 'Save']);
});

test('discover counts data-mcp and data-testid as test ids without other settings', () => {
  expect(run([snapshot]).map.testIdAttributes).toEqual(['data-mcp', 'data-testid']);
});

test('an opener that pages repeat is one tool, if no page shows what it opens', () => {
  const [home, about] = ['home', 'about'].map((state) =>
    buildWorld(
      [
        { label: 'Account', handlers: [handler('click', 'open', [call('openAccount', 'menu')])] },
        { label: 'Profile', handlers: [handler('click', 'show', [call('showProfile', 'own')])] },
      ],
      { file: `${state}.html`, route: `/${state}`, state },
    ),
  );
  const shift = home!.appModel.intents.length;
  const moved = about!.appModel.intents.map((intent) => ({ ...intent, index: intent.index + shift }));
  const { map } = discover({
    source: {
      appModel: { ...home!.appModel, intents: [...home!.appModel.intents, ...moved] },
      candidates: [0, shift].map((opener) => tool({ kind: 'action', action: opener + 1, openers: [opener] })),
    },
    snapshots: [home!, about!].map((world) => ({
      ...world.snapshot,
      elements: world.snapshot.elements.filter(({ name }) => name === 'Account'),
    })),
    states: ['home', 'about'].map((id) => ({ id, route: `/${id}`, from: 'harness' })),
    threshold: 0.6,
    allowUnstable: false,
    provenance: false,
    generatorVersion: '0.0.0',
  });
  const tools = map.tools.filter(({ kind }) => kind !== 'read');
  expect(tools.map(({ title, states }) => [title, states])).toEqual([['Account', ['about', 'home']]]);
});
