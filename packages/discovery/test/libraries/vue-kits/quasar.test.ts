import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test.each([
  ['<q-input label="Name" v-model="name" />', 'text Name by quasar QInput'],
  [`<q-select label="City" :options="['Berlin']" v-model="c" />`, 'combobox City by quasar QSelect'],
  ['<q-toggle label="Wi-Fi" v-model="w" />', 'switch Wi-Fi by quasar QToggle'],
  ['<q-btn label="Save" @click="save" />', 'button Save by quasar QBtn'],
])('Quasar: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup))).toBe(controls);
});
