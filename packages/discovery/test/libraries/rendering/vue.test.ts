import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test('Vue: computed returns the result of its function, inside a teleport too', () => {
  const script = `import { computed } from 'vue'; const label = computed(() => 'Save');`;
  const app = readVue('<Teleport to="body"><button @click="save">{{ label }}</button></Teleport>', script);
  expect(controlsOf(app)).toBe('button Save');
});
