import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import InputText from 'primevue/inputtext'; import Select from 'primevue/select'; import Button from 'primevue/button';`;

test.each([
  ['<label for="n">Name</label><InputText id="n" />', 'text Name by primevue InputText'],
  ['<Select aria-label="City" :options="cities" />', 'combobox City by primevue Select'],
  ['<Button label="Save" @click="save" />', 'button Save by primevue Button'],
])('PrimeVue: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup, imports))).toBe(controls);
});
