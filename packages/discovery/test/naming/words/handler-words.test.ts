import { expect, test } from 'vitest';

import { calledObject, calledWords, handledWords, handlerWords } from '../../../src/naming/words/handler-words.js';
import { buildWorld, call, handler } from '../../match/build-world.js';

const handlersWith = (name: string | undefined, ...calls: string[]) =>
  buildWorld([
    {
      label: 'Go',
      handlers: [
        handler(
          'click',
          name,
          calls.map((each) => (each.startsWith('own:') ? { ...call(each.slice(4)), own: true } : call(each))),
        ),
      ],
    },
  ]).appModel.intents[0]!.handlers;

test.each([
  [['handleCreateOrder'], 'create order'],
  [['onClick', 'archive'], 'archive'],
  [['handleClick'], ''],
  [['foo'], ''],
])('the handlers %j name the act %j', (names, act) => {
  expect(handlerWords(names)).toBe(act);
});

test.each([
  ['handleRowClick', ''],
  ['onRowSelect', ''],
  ['rowCommand', 'row command'],
  ['pick', 'pick'],
])('the handler %s has the words %j', (name, expected) => {
  const world = buildWorld([{ label: 'Go', handlers: [handler('click', name)] }]);
  expect(handledWords(world.appModel.intents[0])).toBe(expected);
});

test.each([
  [undefined, ['event.preventDefault', 'stopPlaying'], 'stop playing'],
  [undefined, ['recordAction', 'removeCard'], 'remove card'],
  [undefined, ['requestAnimationFrame', 'saveItem'], 'save item'],
  [undefined, ['setOpen'], ''],
  ['save', ['stopPlaying'], ''],
  ['handleSubmit', ['event.preventDefault', 'notes.addNote', 'router.push'], 'add note'],
  ['onSubmit', ['resetForm', 'createUser', 'showMessage'], 'create user'],
  [undefined, ['useForm().0.resetFields'], ''],
  [undefined, ['items.find', 'openItem'], 'open item'],
  [undefined, ['findUsers'], 'find users'],
  [undefined, ['own:store', 'own:budget.archive', 'own:draw'], 'archive'],
  [undefined, ['own:store', 'budget.archive'], ''],
  [undefined, ['own:$emit', 'own:toggle', 'own:saveToLocalStorage', 'localStorage.setItem'], 'toggle'],
  [undefined, ['cart.removeItem', 'localStorage.setItem'], 'remove item'],
  [undefined, ['saveToFile'], 'save to file'],
  [undefined, ['own:confirmDialog', 'own:confirmOrder'], 'confirm order'],
] as const)('a handler named %s with the calls %j calls %j', (name, calls, act) => {
  expect(calledWords(handlersWith(name, ...calls))).toBe(act);
});

test('of two calls that make or change a record, the making names the act, except in a row', () => {
  const both = handlersWith('handleSubmit', 'store.editContact', 'store.addContact');
  expect(calledWords(both)).toBe('add contact');
  expect(calledWords(both, true)).toBe('edit contact');
  expect(calledWords(handlersWith('handleSubmit', 'store.editContact', 'store.addNote'))).toBe('edit contact');
});

test('a called function with the same verb names the object', () => {
  expect(calledObject('remove', handlersWith(undefined, 'cart.removeFromCart'))).toBe('from_cart');
  expect(calledObject('add', handlersWith(undefined, 'cart.removeFromCart'))).toBe('');
});

test.each([
  [[0, -1], 'move song up'],
  [[0, 1], 'move song down'],
  [[0, 'left'], 'move song left'],
  [[0, 3], 'move song'],
  [[1], 'move song'],
])('a call that moves with the arguments %j is %j', (args, act) => {
  const at = { file: 'app.tsx', line: 1, column: 1 };
  const values = args.map((value) => ({ kind: 'literal' as const, value, at }));
  expect(calledWords([handler('click', undefined, [{ callee: ['moveSong'], args: values, own: true, at }])])).toBe(act);
});
