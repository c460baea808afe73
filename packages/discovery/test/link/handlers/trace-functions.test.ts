import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { debounce, dispatch, createThunk } from 'lib';
  const save = () => fetch('/save');
  const remove = createThunk('remove', (id) => fetch('/remove', id));`;

test.each([
  ['passed directly', '() => debounce(save)', '{lib/debounce(save{}); fetch("/save")}'],
  ['passed in an object', '() => debounce({ onEnd: save })', '{lib/debounce({onEnd: save{}}); fetch("/save")}'],
  [
    'of a thunk that is dispatched',
    '() => dispatch(remove(1))',
    '{lib/createThunk().remove(1); fetch("/remove", 1); lib/dispatch(lib/createThunk().remove(1))}',
  ],
])('a function %s is followed', (_, expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});

test('the methods of an instance that a call receives are not followed, and those of options are', () => {
  const before = `import { list } from 'lib';
    class Note { remove() { return fetch('/remove'); } }
    const optionsOf = () => ({ onEnd: () => fetch('/save') });`;
  expect(linkedProp('() => list.add(new Note())', { before })).not.toContain('/remove');
  expect(linkedProp('() => list.add(optionsOf())', { before })).toContain('fetch("/save")');
});
