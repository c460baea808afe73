import { expect, test } from 'vitest';

import { textProp } from '../../../src/intents/values/prop-values.js';
import { element, printNodes, reactScene } from '../read-scene.js';

test('an element with asChild passes its props to its child', () => {
  const button = element(reactScene('<Box asChild title="Save" id="a"><button id="b" /></Box>'), 'button');
  expect([textProp(button.props, 'title'), textProp(button.props, 'id')]).toEqual(['Save', 'b']);
});

test('a Slot passes its props through several levels', () => {
  const button = element(reactScene('<Slot title="Save"><Box asChild><button /></Box></Slot>'), 'button');
  expect(textProp(button.props, 'title')).toBe('Save');
});

test('an element from a prop gets the content', () => {
  const scene = reactScene(
    '<Dialog.Trigger render={<a href="/x" />}>Open</Dialog.Trigger>',
    `import { Dialog } from '@base-ui-components/react';`,
  );
  expect(printNodes(scene.scene.nodes).map((line) => line.trim())).toEqual([
    '<Dialog.Trigger>',
    'slot render',
    '<a>',
    'Open',
  ]);
});
