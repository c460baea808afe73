import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test.each([
  [
    '<el-form><el-form-item label="Name" prop="name"><el-input v-model="name" /></el-form-item></el-form>',
    'text Name by element-plus ElInput',
  ],
  ['<el-switch v-model="a" aria-label="Wi-Fi" />', 'switch Wi-Fi by element-plus ElSwitch'],
  ['<el-date-picker v-model="d" aria-label="Day" />', 'date Day by element-plus ElDatePicker'],
  ['<el-button @click="save">Save</el-button>', 'button Save by element-plus ElButton'],
])('Element Plus: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup))).toBe(controls);
});
