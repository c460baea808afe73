import { beforeEach, expect, test } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { field, manifestOf, tool } from './manifest-of.js';

const add = tool('add', { fields: [field('task', 'Task', { type: 'string' }, { endsWith: 'Enter' })] });
const call = (task: string) => execute(add, { task }, manifestOf(add), { deadline: 1500 });

/** Shows a list that takes a new item on a key with the code of Enter, as older pages read it. */
const show = (type: string): void => {
  document.body.innerHTML = '<section><label>Task <input></label><ul></ul></section>';
  const box = document.querySelector('input')!;
  box.addEventListener(type, (event) => {
    if ((event as KeyboardEvent).keyCode !== 13 || box.value.trim() === '') return;
    document.querySelector('ul')!.insertAdjacentHTML('beforeend', `<li>${box.value}</li>`);
    box.value = '';
  });
};
const items = (): string[] => [...document.querySelectorAll('li')].map(({ innerText }) => innerText);

beforeEach(() => document.body.replaceChildren());

test.each(['keydown', 'keypress', 'keyup'])('a call ends with Enter, where the page reads %s', async (type) => {
  show(type);
  expect(await call('Buy milk')).toMatchObject({
    status: 'completed',
    messages: [expect.stringContaining('Buy milk')],
  });
  expect(items()).toEqual(['Buy milk']);
});

test('a value that the page ignores is no success', async () => {
  show('keydown');
  expect((await call('   ')).status).not.toBe('completed');
  expect(items()).toEqual([]);
});

test('a box that filters on each key has its result before Enter, and a box of an act does not', async () => {
  const find = async (level: 'safe' | 'caution') => {
    document.body.innerHTML = '<section><label>Find <input></label><ul></ul></section>';
    const [box, list] = [document.querySelector('input')!, document.querySelector('ul')!];
    const draw = (): void => {
      const shown = ['Milk', 'Bread'].filter((name) => name.toLowerCase().includes(box.value));
      list.innerHTML = shown.map((name) => `<li>${name}</li>`).join('');
    };
    draw();
    box.addEventListener('keyup', draw);
    const risk = { level, reasons: [] };
    const search = tool('find', { risk, fields: [field('find', 'Find', { type: 'string' }, { endsWith: 'Enter' })] });
    return (await execute(search, { find: 'bre' }, manifestOf(search), { deadline: 1500 })).status;
  };
  expect(await find('safe')).toBe('completed');
  expect(items()).toEqual(['Bread']);
  expect(await find('caution')).toBe('unknown');
});
