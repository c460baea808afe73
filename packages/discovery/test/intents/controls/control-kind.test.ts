import { expect, test } from 'vitest';

import { actionControl, fieldControl } from '../../../src/intents/controls/control-kind.js';
import { element, reactScene } from '../read-scene.js';

const box = (props: string): ReturnType<typeof element> => element(reactScene(`<Box ${props} />`), 'Box');

test.each([
  ['multiple', 'listbox'],
  ['type="email"', 'email'],
  ['type="textarea"', 'textarea'],
  ['type="submit"', 'text'],
  ['', 'text'],
])('a field with %s is a %s', (props, control) => {
  const entry = {
    is: 'field',
    control: 'text',
    type: ['type'],
    variants: [{ prop: 'multiple', control: 'listbox' }],
  } as const;
  expect(fieldControl(box(props).props, entry)).toBe(control);
});

test.each([
  ['href="/x"', false, 'link'],
  ['type="submit"', false, 'submit'],
  ['type="button"', true, 'button'],
  ['', true, 'submit'],
  ['', false, 'button'],
  ['form="f"', false, 'submit'],
])('an action with %s, in a form: %s, is a %s', (props, inForm, control) => {
  const entry = { is: 'action', control: 'button', href: ['href'], type: ['type'], submits: true } as const;
  expect(actionControl(box(props), entry, inForm)).toBe(control);
});
