import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { DayPicker } from 'react-day-picker';`;

test.each([['<DayPicker aria-label="Start" />', 'custom Start by react-day-picker DayPicker']])(
  'React DayPicker: %s makes %s',
  (markup, controls) => {
    expect(controlsOf(readReact(markup, imports))).toBe(controls);
  },
);
