import { expect, test } from 'vitest';

import { markupOfHandler, nearestSlot, receivesMarkup } from '../../../src/intents/layout/unplaced-markup.js';
import { element, elements, linkedValue, printNodes, reactScene } from '../read-scene.js';
import type { SceneSlot } from '../../../src/intents/scene/scene.js';

test.each([
  ['renderRow(<p />)', true],
  ['renderRow(1)', false],
  ['flexRender(<p />)', false],
])('%s receives markup: %s', (expression, expected) => {
  expect(receivesMarkup(linkedValue(expression))).toBe(expected);
});

test.each([
  ['() => <p />', 1],
  ['open ? () => <p /> : () => <b />', 2],
  ['() => save()', 0],
])('the handler %s returns %i pieces of markup', (expression, count) => {
  expect(markupOfHandler(linkedValue(expression))).toHaveLength(count);
});

test('markup that nothing renders is added to the end of the root', () => {
  const scene = reactScene('<Box onClick={() => <Panel />} /><p />');
  expect(
    printNodes(scene.scene.nodes)
      .map((line) => line.trim())
      .at(-1),
  ).toBe('<Panel>');
});

test('the nearest slot has the deepest ancestor in common', () => {
  const scene = reactScene('<div><Box icon={<i />} /><b /></div><Box icon={<i />} />');
  const slots = scene.scene.all.filter((node): node is SceneSlot => node.kind === 'slot');
  expect(nearestSlot(slots, element(scene, 'b'))?.parent).toBe(elements(scene, 'Box')[0]);
});
