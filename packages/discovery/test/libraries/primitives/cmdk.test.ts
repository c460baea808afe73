import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Command } from 'cmdk';`;

test.each([
  ['<Command><Command.Input placeholder="Search" /></Command>', 'combobox Search by cmdk Command.Input'],
  ['<Command.Item onSelect={run}>Calendar</Command.Item>', 'option Calendar by cmdk Command.Item'],
])('cmdk: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
