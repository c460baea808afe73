import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Trans } from '@lingui/react';`;

test.each([['<button onClick={save}><Trans id="save" message="Save" /></button>', 'button Save']])(
  'Lingui: %s makes %s',
  (markup, controls) => {
    expect(controlsOf(readReact(markup, imports))).toBe(controls);
  },
);
