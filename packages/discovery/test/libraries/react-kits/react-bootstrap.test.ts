import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Form, Button } from 'react-bootstrap';`;

test.each([
  [
    '<Form.Group controlId="e"><Form.Label>Email</Form.Label><Form.Control type="email" /></Form.Group>',
    'email Email by react-bootstrap Form.Control',
  ],
  ['<Form.Check type="switch" label="Wi-Fi" />', 'switch Wi-Fi by react-bootstrap Form.Check'],
  ['<Form.Control as="textarea" aria-label="About" />', 'textarea About by react-bootstrap Form.Control'],
  ['<Button onClick={save}>Save</Button>', 'button Save by react-bootstrap Button'],
])('React Bootstrap: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
