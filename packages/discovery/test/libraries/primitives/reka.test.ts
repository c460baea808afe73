import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { CheckboxRoot, SwitchRoot, TabsTrigger, SelectRoot, SelectTrigger } from 'reka-ui';`;

test.each([
  ['<CheckboxRoot id="a" /><label for="a">Agree</label>', 'checkbox Agree by reka-ui CheckboxRoot'],
  ['<SwitchRoot aria-label="Wi-Fi" />', 'switch Wi-Fi by reka-ui SwitchRoot'],
])('Reka UI: %s makes %s', (markup, controls) => {
  expect(controlsOf(readVue(markup, imports))).toBe(controls);
});
