import { expect, test } from 'vitest';

import { mapOfStates } from '../../src/map/map-of-states.js';
import { toolsByRoute } from '../../src/map/tools-by-route.js';
import { mapOf } from './shop-map.js';

const map = mapOf();
const wide = {
  ...map,
  states: [...map.states, { id: 'cart', route: '/cart', from: 'route' as const }],
  tools: map.tools.map((tool, at) => ({ ...tool, states: at === 0 ? ['cart', 'home'] : ['home'] })),
};

test('keeps the wanted states and the tools that were seen in them', () => {
  const part = mapOfStates(wide, ['cart']);
  expect(part.states.map(({ id }) => id)).toEqual(['cart']);
  expect(part.tools.map(({ name, states }) => `${name} ${states.join()}`)).toEqual(['cancel_order cart']);
  expect(mapOfStates(wide, [])).toBe(wide);
});

test('counts the tools of each route, most first', () => {
  expect(toolsByRoute(wide)).toEqual([
    { route: map.states[0]!.route, tools: 2 },
    { route: '/cart', tools: 1 },
  ]);
});
