import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { BFormInput, BFormCheckbox, BButton, BFormGroup, BModal } from 'bootstrap-vue-next';`;

test.each([
  [
    '<BFormGroup label="Name" label-for="n"><BFormInput id="n" /></BFormGroup>',
    'text Name by bootstrap-vue BFormInput',
  ],
  ['<BFormCheckbox switch>Wi-Fi</BFormCheckbox>', 'switch Wi-Fi by bootstrap-vue BFormCheckbox'],
  ['<BButton @click="save">Save</BButton>', 'button Save by bootstrap-vue BButton'],
])('BootstrapVueNext: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup, imports))).toBe(controls);
});
