import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { TextField, Label, Input, Button, Checkbox, Switch } from 'react-aria-components';`;

test.each([
  ['<TextField><Label>First name</Label><Input /></TextField>', 'text First name by react-aria TextField'],
  ['<Button onPress={save}>Save</Button>', 'button Save by react-aria Button'],
  ['<Checkbox>Agree</Checkbox>', 'checkbox Agree by react-aria Checkbox'],
  ['<Switch>Wi-Fi</Switch>', 'switch Wi-Fi by react-aria Switch'],
])('React Aria: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
