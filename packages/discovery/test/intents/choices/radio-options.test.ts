import { expect, test } from 'vitest';

import { radioOptions } from '../../../src/intents/choices/radio-options.js';
import { elements, htmlScene, reactScene } from '../read-scene.js';

test('members are options by their labels and values', () => {
  const scene = htmlScene('<label><input type="radio" value="a">A</label><h2>x</h2><input type="radio" value="b">');
  expect(radioOptions(elements(scene, 'input'), scene)).toEqual([
    { value: 'a', label: 'A' },
    { value: 'b', label: 'b' },
  ]);
});

test('one unknown member makes the options unknown', () => {
  const scene = reactScene('<input type="radio" value="a" /><input type="radio" value={x} />');
  expect(radioOptions(elements(scene, 'input'), scene)).toBeUndefined();
});
