import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Button, Input, Select, Checkbox, DatePicker, Form, Switch } from 'antd';`;

test.each([
  ['<Form><Form.Item label="Name" name="name"><Input /></Form.Item></Form>', 'text Name by antd Input'],
  [`<Select aria-label="City" options={[{ value: 'b', label: 'Berlin' }]} />`, 'combobox City by antd Select'],
  ['<Checkbox>Remember</Checkbox>', 'checkbox Remember by antd Checkbox'],
  ['<DatePicker aria-label="Day" picker="month" />', 'month Day by antd DatePicker'],
  ['<Button htmlType="submit">Send</Button>', 'submit Send by antd Button'],
])('Ant Design: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
