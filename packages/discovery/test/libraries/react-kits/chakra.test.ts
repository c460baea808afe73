import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Button, Field, Input, Checkbox, Switch, FormControl, FormLabel, Select } from '@chakra-ui/react';`;

test.each([
  ['<FormControl><FormLabel>Email</FormLabel><Input type="email" /></FormControl>', 'email Email by chakra Input'],
  ['<Checkbox>Agree</Checkbox>', 'checkbox Agree by chakra Checkbox'],
  ['<Button onClick={save}>Save</Button>', 'button Save by chakra Button'],
])('Chakra UI: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
