import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { OTPInput } from 'input-otp';`;

test.each([['<OTPInput aria-label="Code" maxLength={6} />', 'text Code by input-otp OTPInput']])(
  'input-otp: %s makes %s',
  (markup, controls) => {
    expect(controlsOf(readReact(markup, imports))).toBe(controls);
  },
);
