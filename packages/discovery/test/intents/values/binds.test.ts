import { expect, test } from 'vitest';

import { bindOf, registrationOf } from '../../../src/intents/values/binds.js';
import { element, reactScene } from '../read-scene.js';

const props = (text: string): ReturnType<typeof element>['props'] =>
  element(
    reactScene(`<Box ${text} />`, `import { useState } from 'react';`, `const [name, setName] = useState('');`),
    'Box',
  ).props;

test.each([
  ['value={name}', ':name'],
  ['checked={name === "x"}', ':name'],
  ['value={form.email}', 'form.email'],
  ["{...register('email')}", 'email'],
  ['checked={chosen.includes(order.id)}', undefined],
  ['checked={chosen.has(order.id)}', undefined],
  ['value={String(name)}', ':name'],
  ['value="x"', undefined],
])('%s binds %s', (text, state) => {
  const bound = bindOf(props(text));
  expect(state === undefined ? bound : bound?.endsWith(state)).toBe(state === undefined ? undefined : true);
});

test.each([
  ["{...register('email', { required: true })}", { name: 'email', named: true }],
  ["{...getInputProps('email')}", { name: 'email', named: false }],
  ['{...register(name)}', undefined],
  ["{...other('email')}", undefined],
])('%s registers %j', (text, registration) => {
  const found = registrationOf(props(text));
  if (registration === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(registration);
});
