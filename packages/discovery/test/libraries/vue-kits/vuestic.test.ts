import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test.each([
  ['<VaInput label="Name" v-model="name" />', 'text Name by vuestic VaInput'],
  ['<VaSwitch label="Wi-Fi" v-model="w" />', 'switch Wi-Fi by vuestic VaSwitch'],
  ['<VaButton @click="save">Save</VaButton>', 'button Save by vuestic VaButton'],
])('Vuestic: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup))).toBe(controls);
});
