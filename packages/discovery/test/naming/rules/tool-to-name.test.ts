import { expect, test } from 'vitest';

import { toolOf } from '../tool-of.js';

const textOf = (opener: string, submit: string): string =>
  toolOf(
    {
      box: 'group',
      label: '',
      inside: [
        { label: opener, control: 'button' },
        { label: submit, control: 'submit' },
      ],
    },
    { kind: 'form', action: 1, openers: [0], chosenBy: 0 },
  ).text;

test('the opener names the use of a form', () => {
  expect(textOf('Edit', 'Save')).toBe('Edit');
});

test('a submit with the words of the opener and more of them names the use', () => {
  expect(textOf('Edit', 'Edit pot')).toBe('Edit pot');
  expect(textOf('Add', 'Address')).toBe('Add');
});
