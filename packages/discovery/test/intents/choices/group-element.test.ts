import { expect, test } from 'vitest';

import { boundaryAround, groupElement, groupFieldAround } from '../../../src/intents/choices/group-element.js';
import { element, elements, htmlScene } from '../read-scene.js';

test.each([
  ['a fieldset with only the members', '<fieldset><input type="radio"></fieldset>', 'fieldset'],
  ['a fieldset with another field', '<fieldset><input type="radio"><select></select></fieldset>', undefined],
  ['a form between', '<fieldset><form><input type="radio"></form></fieldset>', undefined],
])('the group element of %s', (_, body, tag) => {
  expect(groupElement(elements(htmlScene(body), 'input'))?.name).toBe(tag);
});

test('a group field is found inside the same boundary', () => {
  const inGroup = htmlScene('<div role="radiogroup"><fieldset><input type="radio"></fieldset></div>');
  expect(groupFieldAround(element(inGroup, 'input'))?.name).toBe('div');
  const inForm = htmlScene('<div role="radiogroup"><form><input type="radio"></form></div>');
  expect(groupFieldAround(element(inForm, 'input'))).toBeUndefined();
  expect(boundaryAround(element(inForm, 'input'))?.name).toBe('form');
});
