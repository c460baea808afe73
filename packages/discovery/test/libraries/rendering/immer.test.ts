import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test('Immer: freeze returns the object that it receives', () => {
  const imports = `import { freeze } from 'immer'; const labels = freeze({ save: 'Save' });`;
  expect(controlsOf(readReact('<button onClick={save}>{labels.save}</button>', imports))).toBe('button Save');
});
