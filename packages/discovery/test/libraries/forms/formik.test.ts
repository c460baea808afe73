import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Formik, Form, Field } from 'formik';`;

test.each([
  [
    '<Form><label htmlFor="e">Email</label><Field id="e" name="email" type="email" /></Form>',
    'email Email by formik Field',
  ],
  ['<Field as="textarea" name="about" aria-label="About" />', 'textarea About by formik Field'],
])('Formik: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
