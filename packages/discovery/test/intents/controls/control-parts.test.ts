import { expect, test } from 'vitest';

import { controlParts } from '../../../src/intents/controls/control-parts.js';
import { textProp } from '../../../src/intents/values/prop-values.js';
import { element, reactScene } from '../read-scene.js';

test('a part inside is the control, and its attributes belong to the field', () => {
  const scene = reactScene(
    '<Select.Root name="town"><Select.Trigger id="t" aria-label="Town" /></Select.Root>',
    `import * as Select from '@radix-ui/react-select';`,
  );
  const root = element(scene, 'Select.Root');
  if (root.entry?.is !== 'field') throw new Error('Select.Root is no field.');
  const parts = controlParts(root, root.entry);
  expect(parts.control?.name).toBe('Select.Trigger');
  expect([textProp(parts.props, 'name'), textProp(parts.props, 'aria-label')]).toEqual(['town', 'Town']);
});

test('the members of a prop object are attributes, and the own props win', () => {
  const scene = reactScene(
    `<TextField label="x" slotProps={{ htmlInput: { maxLength: 5 } }} />`,
    `import { TextField } from '@mui/material';`,
  );
  const field = element(scene, 'TextField');
  if (field.entry?.is !== 'field') throw new Error('TextField is no field.');
  expect(textProp(controlParts(field, field.entry).props, 'maxLength')).toBe('5');
});
