import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Form, Input, Select, Switch, Button, Checkbox } from '@douyinfe/semi-ui';`;

test.each([
  ['<Form><Form.Input field="name" label="Name" /></Form>', 'text Name by semi-design Form.Input'],
  ['<Switch aria-label="Wi-Fi" />', 'switch Wi-Fi by semi-design Switch'],
  ['<Checkbox>Agree</Checkbox>', 'checkbox Agree by semi-design Checkbox'],
  ['<Button htmlType="submit">Send</Button>', 'submit Send by semi-design Button'],
])('Semi Design: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
