import { expect, test } from 'vitest';

import { element, elements, htmlScene, reactScene } from '../read-scene.js';
import { findValue } from '../../../src/intents/values/prop-values.js';

test('a label is found by the id that it names', () => {
  const scene = htmlScene('<label for="e">Email</label><input id="e">');
  const input = element(scene, 'input');
  const id = findValue(input.props, 'id');
  expect(id && scene.ids.labelsFor(id, input)).toEqual([element(scene, 'label')]);
});

test('of two elements with one id, the nearest counts', () => {
  const scene = htmlScene('<p><i id="a"></i></p><div><i id="a"></i><input aria-labelledby="a"></div>');
  const input = element(scene, 'input');
  const id = findValue(input.props, 'aria-labelledby');
  expect(id && scene.ids.byId(id, input)).toBe(elements(scene, 'i')[1]);
});

test('an id from a hook is found in its own instance', () => {
  const scene = reactScene(
    '<Field /><Field />',
    `import { useId } from 'react';
    function Field() { const id = useId(); return <div><label htmlFor={id}>Name</label><input id={id} /></div>; }`,
  );
  const [, second] = elements(scene, 'input');
  const id = second && findValue(second.props, 'id');
  expect(second && id && scene.ids.labelsFor(id, second)).toEqual([elements(scene, 'label')[1]]);
});
