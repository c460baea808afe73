import { expect, test } from 'vitest';

import { wrapperLabels } from '../../../src/intents/labels/wrapper-labels.js';
import { element, reactScene } from '../read-scene.js';

const antd = `import { Form } from 'antd';`;

test.each([
  ['a prop', '<Form.Item label="Email"><input /></Form.Item>', ['Email']],
  ['a wrapper of two fields labels none', '<Form.Item label="Name"><input /><input /></Form.Item>', []],
  ['a label part', '<Form.Item><label>Email</label><input /></Form.Item>', ['Email']],
  ['a label with a target is no part', '<Form.Item><label htmlFor="x">Email</label><input /></Form.Item>', []],
])('%s', (_, markup, texts) => {
  expect(wrapperLabels(element(reactScene(markup, antd), 'input')).map(({ text }) => text)).toEqual(texts);
});
