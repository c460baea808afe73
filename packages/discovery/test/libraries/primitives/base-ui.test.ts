import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Field } from '@base-ui-components/react/field'; import { Switch } from '@base-ui-components/react/switch'; import { Select } from '@base-ui-components/react/select';`;

test.each([
  ['<Field.Root><Field.Label>Name</Field.Label><Field.Control /></Field.Root>', 'text Name by base-ui Field.Control'],
  ['<label>Notify<Switch.Root /></label>', 'switch Notify by base-ui Switch.Root'],
])('Base UI: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
