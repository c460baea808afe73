import { expect, test } from 'vitest';

import { fieldsIn, wrappersOf } from '../../../src/intents/controls/wrappers.js';
import { element, reactScene } from '../read-scene.js';

const antd = `import { Form } from 'antd';`;

test.each([
  ['one field', '<Form.Item><input /></Form.Item>', 1],
  ['several radios', '<Form.Item><input type="radio" /><input type="radio" /></Form.Item>', 1],
  ['two fields', '<Form.Item><input /><input /></Form.Item>', 0],
  ['a form between', '<Form.Item><form><input /></form></Form.Item>', 0],
])('a wrapper of %s belongs to %i controls', (_, markup, count) => {
  expect(wrappersOf(element(reactScene(markup, antd), 'input'))).toHaveLength(count);
});

test('a field group counts as one field', () => {
  const scene = reactScene('<Form.Item><div role="radiogroup"><input type="radio" /></div></Form.Item>', antd);
  expect(fieldsIn(element(scene, 'Form.Item'))).toHaveLength(1);
});
