import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { SlInput, SlSwitch, SlButton, SlSelect, SlOption } from '@shoelace-style/shoelace/dist/react';`;

test.each([
  ['<SlInput label="Name" />', 'text Name by shoelace SlInput'],
  ['<SlSwitch>Wi-Fi</SlSwitch>', 'switch Wi-Fi by shoelace SlSwitch'],
  ['<SlButton onClick={save}>Save</SlButton>', 'button Save by shoelace SlButton'],
])('Shoelace: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
