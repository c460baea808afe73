import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { NInput, NSwitch, NButton, NFormItem, NSelect } from 'naive-ui';`;

test.each([
  ['<NFormItem label="Name"><NInput /></NFormItem>', 'text Name by naive-ui NInput'],
  ['<NSwitch aria-label="Wi-Fi" />', 'switch Wi-Fi by naive-ui NSwitch'],
  ['<NButton @click="save">Save</NButton>', 'button Save by naive-ui NButton'],
])('Naive UI: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup, imports))).toBe(controls);
});
