import { expect, test } from 'vitest';

import { buildMap } from '../build-map.js';
import { mapOf, shop } from '../map/shop-map.js';

test('a dead button is reported once with its place, and no tool presses it', () => {
  const world = shop();
  const elements = world.snapshot.elements.map((element) =>
    element.name === 'Cancel order' || element.name === 'Help' ? { ...element, answers: 'none' as const } : element,
  );
  const before = mapOf(world);
  const dead = { ...world, snapshot: { ...world.snapshot, elements } };
  const map = mapOf(dead);
  const { problems } = buildMap(dead.appModel, [], [dead.snapshot]);
  expect(map.states[0]?.coverage?.dead).toBe(elements.filter(({ answers }) => answers === 'none').length);
  expect(map.tools.length).toBeLessThan(before.tools.length);
  const found = problems.filter(({ code }) => code === 'DEAD_CONTROL');
  expect(found.map(({ message }) => message)).toContain(
    'The button "Help" is dead in state home: no listener, form or link answers a press',
  );
  expect(new Set(found.map(({ message, where }) => `${message} ${where}`)).size).toBe(found.length);
});
