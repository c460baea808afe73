import { expect, test } from 'vitest';

import { propReadings } from '../../../src/intents/readings/prop-readings.js';
import { element, reactScene } from '../read-scene.js';

test.each([
  ['a prop', '<Box title="Edit" />', 'title', 'Edit'],
  ['markup in a prop', '<Box title={<b>Edit</b>} />', 'title', 'Edit'],
  ['the content', '<Box>Edit</Box>', 'children', 'Edit'],
])('%s has a text', (_, markup, prop, text) => {
  const read = propReadings(element(reactScene(markup), 'Box'), prop);
  expect(read?.map(({ parts }) => parts.join('').trim())).toEqual([text]);
});

test('an absent prop has none', () => {
  expect(propReadings(element(reactScene('<Box />'), 'Box'), 'title')).toBeUndefined();
});
