import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Form, Field } from 'vee-validate';`;

test.each([
  ['<Form><Field name="email" type="email" aria-label="Email" /></Form>', 'email Email by vee-validate Field'],
  [
    '<Field as="select" name="city" aria-label="City"><option>Berlin</option></Field>',
    'select City by vee-validate Field',
  ],
])('vee-validate: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup, imports))).toBe(controls);
});
