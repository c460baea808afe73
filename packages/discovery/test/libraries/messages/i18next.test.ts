import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Trans } from 'react-i18next';`;

test.each([['<button onClick={save}><Trans i18nKey="save" defaults="Save" /></button>', 'button Save']])(
  'react-i18next: %s makes %s',
  (markup, controls) => {
    expect(controlsOf(readReact(markup, imports))).toBe(controls);
  },
);
