import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test.each([
  ['<RouterLink to="/orders">Orders</RouterLink>', 'link Orders by vue-router RouterLink'],
  ['<NuxtLink to="/about">About</NuxtLink>', 'link About by vue-router NuxtLink'],
])('Vue Router: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup))).toBe(controls);
});
