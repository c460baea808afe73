import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { CButton, CFormInput, CFormCheck, CFormSwitch } from '@coreui/react';`;

test.each([
  ['<CFormInput label="Name" />', 'text Name by coreui CFormInput'],
  ['<CFormCheck label="Agree" />', 'checkbox Agree by coreui CFormCheck'],
  ['<CButton onClick={save}>Save</CButton>', 'button Save by coreui CButton'],
])('CoreUI: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
