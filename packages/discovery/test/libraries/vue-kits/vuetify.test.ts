import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test.each([
  ['<v-text-field label="Name" v-model="name" />', 'text Name by vuetify VTextField'],
  [`<v-select label="City" :items="['Berlin']" v-model="c" />`, 'select City by vuetify VSelect'],
  ['<v-checkbox label="Agree" v-model="a" />', 'checkbox Agree by vuetify VCheckbox'],
  ['<v-btn @click="save">Save</v-btn>', 'button Save by vuetify VBtn'],
])('Vuetify: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup))).toBe(controls);
});
