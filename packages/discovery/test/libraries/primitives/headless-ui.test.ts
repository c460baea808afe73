import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Switch, Listbox, Menu, MenuButton, MenuItems, MenuItem, Dialog, Tab } from '@headlessui/react';`;

test.each([
  ['<Switch aria-label="Dark" checked={a} onChange={b} />', 'switch Dark by headlessui Switch'],
  ['<Menu><MenuButton>Options</MenuButton></Menu>', 'button Options by headlessui MenuButton'],
])('Headless UI: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
