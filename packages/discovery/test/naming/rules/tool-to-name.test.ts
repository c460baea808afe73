import type { PageElement } from '@webmcp/contract';
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

test('a submit behind a row that shows data of the row has no text', () => {
  const world = { box: 'rows' as const, inside: [{ label: 'Delete' }] };
  const shown = { name: 'Ada Lovelace', attributes: {} } as PageElement;
  const ofRow = { kind: 'row-action' as const, row: 0, chosenBy: 0 };
  expect(toolOf(world, ofRow, [shown]).text).toBe('Delete');
  expect(
    toolOf({ ...world, inside: [{ label: '' }, { label: 'Delete' }] }, { ...ofRow, action: 1 }, [shown]).text,
  ).toBe('');
});
