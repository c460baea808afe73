import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { InputText } from 'primereact/inputtext'; import { Dropdown } from 'primereact/dropdown'; import { Button } from 'primereact/button'; import { InputTextarea } from 'primereact/inputtextarea';`;

test.each([
  ['<InputText aria-label="Name" />', 'text Name by primereact InputText'],
  ['<Dropdown aria-label="City" options={cities} />', 'combobox City by primereact Dropdown'],
  ['<InputTextarea aria-label="About" />', 'textarea About by primereact InputTextarea'],
  ['<Button label="Save" onClick={save} />', 'button Save by primereact Button'],
])('PrimeReact: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
