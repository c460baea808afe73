import { expect, test } from 'vitest';

import { fieldControls } from '../../../src/act/controls/field-controls.js';
import { fillField } from '../../../src/act/fill/fill-field.js';
import { field } from '../manifest-of.js';
import { $, show } from './set-field.js';

const people = ['Ada Byron', 'Ada Cole', 'Bob Frost'];
let chosen: string[] = [];

/** Shows a text box that draws entries as it changes, and a table that holds the same names. */
function draw(entry: (name: string) => string, { shown = '', closes = true, filters = true } = {}): void {
  chosen = [];
  show(`<input data-it ${shown}><div id="menu"></div><table><tr><td>Ada Cole</td></tr></table>`);
  const [input, menu] = [$('input'), $<HTMLElement>('#menu')];
  input.addEventListener('input', () => {
    const found = people.filter((name) => input.value === '' || (filters && name.startsWith(input.value)));
    menu.innerHTML = found.map((name) => `<div data-name="${name}">${entry(name)}</div>`).join('');
  });
  menu.addEventListener('mousedown', ({ target }) => {
    const { name } = (target as HTMLElement).closest<HTMLElement>('[data-name]')!.dataset;
    input.value = name!;
    chosen.push(name!);
    if (closes) menu.innerHTML = '';
  });
}

const set = (value: string, suggests: { suggests?: true } = { suggests: true }): Promise<string | undefined> =>
  fillField({ field: field('it', 'It', {}, suggests), value, find: () => $('[data-it]') }, fieldControls);

test('suggestion presses the entry with the whole text, and no text beside the list', async () => {
  draw((name) => name);
  expect(await set('Ada Cole')).toBeUndefined();
  expect(chosen).toEqual(['Ada Cole']);
});

test('suggestion finds the text inside an entry', async () => {
  draw((name) => `<b>${name.slice(0, 1)}</b> <span>${name}</span> <small>x@y.example</small>`);
  expect(await set('Ada Byron')).toBeUndefined();
  expect(chosen).toEqual(['Ada Byron']);
});

test('suggestion refuses a text that no entry has, and lists the entries', async () => {
  draw((name) => name);
  expect(await set('Ada')).toBe('has no option "Ada"; choose one of: Ada Byron, Ada Cole, Bob Frost');
  expect(chosen).toEqual([]);
});

test('suggestion refuses a text that two entries have', async () => {
  draw(() => 'Ada');
  expect(await set('Ada')).toMatch('has option "Ada" twice');
  expect(chosen).toEqual([]);
});

test('suggestion takes an entry that the list shows only without a text', async () => {
  draw((name) => name, { filters: false });
  expect(await set('Ada Cole')).toBeUndefined();
  expect(chosen).toEqual(['Ada Cole']);
});

test('suggestion reports a list that stays open', async () => {
  draw((name) => name, { closes: false });
  expect(await set('Bob Frost')).toBe('keeps its suggestions open after one was pressed');
});

test('suggestion takes a box with the role combobox whose entries have none', async () => {
  draw((name) => name, { shown: 'role="combobox"' });
  expect(await set('Bob Frost')).toBeUndefined();
  expect(chosen).toEqual(['Bob Frost']);
});

test('suggestion leaves a field without a mark to the other controls', async () => {
  draw((name) => name);
  expect(await set('Ada', {})).toBeUndefined();
  expect(chosen).toEqual([]);
});
