import { expect, test } from 'vitest';

import { pressedParts } from '../../../src/extract/code/pressed-parts.js';
import { scriptsIn } from '../../../src/extract/code/scripts-in.js';

const partsOf = (code: string): string[] => pressedParts(scriptsIn('page.js', code));
const listener = (body: string): string => `list.addEventListener('click', (event) => { ${body} });`;

test.each([
  ['a class', `if (event.target.classList.contains('remove')) remove();`, ['.remove']],
  ['a selector', `if (event.target.matches('.edit')) edit();`, ['.edit']],
  ['the element around', `const one = event.target.closest('.edit'); if (one) edit(one);`, ['.edit']],
  [
    'one that ends early for others',
    `const one = event.target.closest('.edit'); if (!one) return; edit(one);`,
    ['.edit'],
  ],
  [
    'a button whose row is looked up',
    `const row = event.target.closest('button')?.closest('tr'); if (!row) return; keep(row);`,
    ['button'],
  ],
  [
    'one that passes two guards',
    `const one = event.target.closest('button'); if (!one) return; if (one.dataset.act !== 'show') return; show(one);`,
    [':is(button):is([data-act="show"])'],
  ],
  [
    'a data attribute',
    `if (!event.target.dataset.filter) return; show(event.target.dataset.filter);`,
    ['[data-filter]'],
  ],
  [
    'the cases of a switch',
    `switch (event.target.dataset.act) { case 'pin': pin(); break; case 'drop': drop(); }`,
    ['[data-act="drop"]', '[data-act="pin"]'],
  ],
  ['a table of acts', `acts[event.target.dataset.act]?.();`, ['[data-act]']],
  [
    'the state of an element',
    `const one = event.target.closest('.card'); if (!one) return; if (one.classList.contains('done')) open(one);`,
    ['.card', ':is(.card):is(.done)'],
  ],
])('a listener asks for %s', (_, body, parts) => {
  expect(partsOf(listener(body))).toEqual(parts);
});

test.each([
  [
    'looks a row up',
    `const row = event.target.closest('li'); if (!row) return; if (event.target.matches('.x')) drop(row);`,
    ['.x'],
  ],
  [
    'looks a row up around its branch',
    `if (event.target.closest('li')) { if (event.target.matches('.x')) drop(); }`,
    ['.x'],
  ],
  ['asks for a press outside', `if (!event.target.closest('.menu')) close();`, []],
  ['leaves a part out', `if (event.target.closest('.menu')) return; close();`, []],
  ['reads a value', `remove(event.target.closest('li').dataset.id);`, []],
])('a listener that %s serves no such element', (_, body, parts) => {
  expect(partsOf(listener(body))).toEqual(parts);
});

test.each([
  [
    'by its name',
    `const act = (event) => { if (event.target.matches('.x')) drop(); }; list.addEventListener('click', act);`,
  ],
  [
    'bound',
    `class List { act(event) { if (event.target.matches('.x')) drop(); } on() { list.onclick = this.act.bind(this); } }`,
  ],
  [
    'that gets the event',
    `function act(event) { if (event.target.matches('.x')) drop(); } list.onclick = (e) => act(e);`,
  ],
  [
    'that gets the element',
    `function act(id, one) { if (one.matches('.x')) drop(); } list.onclick = (e) => act(1, e.target);`,
  ],
  ['of jQuery', `$('#list').on('click', '.x', drop);`],
])('a listener may be a function %s', (_, code) => {
  expect(partsOf(code)).toEqual(['.x']);
});

test('a listener of another event asks for no part', () => {
  expect(partsOf(listener(`if (event.target.matches('.x')) drop();`).replace('click', 'input'))).toEqual([]);
});
