import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { FormattedMessage } from 'react-intl';`;

test.each([['<button onClick={save}><FormattedMessage id="save" defaultMessage="Save" /></button>', 'button Save']])(
  'react-intl: %s makes %s',
  (markup, controls) => {
    expect(controlsOf(readReact(markup, imports))).toBe(controls);
  },
);
