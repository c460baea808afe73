import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { TextInput, Select, Checkbox, Switch, Button, Textarea, NumberInput } from '@mantine/core';`;

test.each([
  ['<TextInput label="Name" />', 'text Name by mantine TextInput'],
  [`<Select label="City" data={['Berlin']} />`, 'combobox City by mantine Select'],
  ['<Checkbox label="Agree" />', 'checkbox Agree by mantine Checkbox'],
  ['<NumberInput label="Age" />', 'spinbutton Age by mantine NumberInput'],
  ['<Button type="submit">Send</Button>', 'submit Send by mantine Button'],
])('Mantine: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
