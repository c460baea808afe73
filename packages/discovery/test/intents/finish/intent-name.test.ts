import { expect, test } from 'vitest';

import { readReact } from '../read-app.js';

const imports = `import { Form } from 'antd';`;

test.each([
  ['<input name="email" />', 'email'],
  ["<input {...register('email')} />", 'email'],
  ['<Form.Item name="email"><input /></Form.Item>', 'email'],
  ["<Form.Item name={['user', 'email']}><input /></Form.Item>", 'user.email'],
  ['<input name={x} />', undefined],
  ['<input type="radio" name="size" value="a" aria-label="A" />', 'size'],
])('%s has the name %s', (markup, name) => {
  expect(readReact(markup, imports).intents[0]?.name).toBe(name);
});
