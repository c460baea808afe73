import { expect, test } from 'vitest';

import { dialogAround, drawnDialogs, drawnName } from '../../src/accessibility/drawn-dialogs.js';
import { usable } from '../../src/accessibility/usable.js';

const at = (style: string, inside: string, rest = ''): string => `<div style="${style}" ${rest}>${inside}</div>`;
const cover = 'position: fixed; inset: 0';
const dim = `${cover}; background: rgb(0 0 0 / 50%)`;
const box = '<div style="background: white"><h2>Delete order</h2><button id="sure">Delete</button></div>';
const page = `<main style="height: 100vh"><h1>Orders</h1><ul><li>HL-1 <button id="behind">Delete</button></li></ul></main>`;
const middle = 'position: fixed; top: 20%; left: 20%; width: 60%; height: 60%';

const show = (body: string): void => {
  document.body.style.margin = '0';
  document.body.innerHTML = body;
};
const byId = (id: string): Element => document.getElementById(id)!;

test.each([
  ['a dimmed layer around the box', page + at(dim, box)],
  [
    'a clear layer with the scrim in it',
    page + at(cover, at('position: absolute; inset: 0; background: #0008', '') + box),
  ],
  ['a scrim behind a clear layer', page + at(dim, '') + at(cover, box)],
  ['a scrim behind a box in the middle', page + at(dim, '') + at(middle, box)],
  ['a white page over the page', page + at(`${cover}; background: #fff`, box)],
  [
    'a layer in the page',
    at('position: relative', page + at(`${dim}; position: absolute; z-index: 9; height: 100vh`, box)),
  ],
  ['a layer in the frame of an app', at(`${cover}; background: #fff`, page + at(dim, box))],
])('%s is a dialog, and the page behind it cannot be used', (_, body) => {
  show(body);
  expect(drawnDialogs().map(drawnName)).toEqual(['Delete order']);
  expect([usable(byId('sure')), usable(byId('behind'))]).toEqual([true, false]);
  expect(dialogAround(byId('sure'))).toBe(drawnDialogs()[0]);
  expect(dialogAround(byId('behind'))).toBeNull();
});

test.each([
  ['a fixed header', page + at('position: fixed; top: 0; left: 0; right: 0; background: #fff', box)],
  ['the frame of an app', at(`${cover}; background: #fff`, page + box)],
  ['a toast', page + at('position: fixed; right: 9px; bottom: 9px; width: 200px; background: #eee', box)],
  ['a cookie bar', page + at('position: fixed; bottom: 0; left: 0; right: 0; background: #fff', box)],
  ['a sticky sidebar', page + at('position: sticky; top: 0; width: 200px; height: 100vh; background: #fff', box)],
  [
    'a clear layer behind a menu',
    page + at(cover, '') + at('position: absolute; top: 40%; left: 40%; z-index: 9', box),
  ],
  ['a clear layer around a menu', page + at(cover, box)],
  ['a picture behind the app', at(`${cover}; background: #eee; z-index: -1`, '') + page + at(middle, box)],
  ['a sign that the page loads', page + at(dim, '<h2>Loading</h2>') + box],
  ['a layer that is away', page + at(`${dim}; display: none`, box) + box],
])('%s is no dialog', (_, body) => {
  show(body);
  expect(drawnDialogs()).toEqual([]);
  expect([usable(byId('sure')), usable(byId('behind'))].includes(true)).toBe(true);
});

test('a question over a form is the uppermost dialog, wherever it is written', () => {
  const form = '<form><h2>Edit order</h2><input id="field"><button>Delete</button></form>';
  const sure = at(dim, box, 'data-sure');
  for (const body of [page + at(dim, form) + sure, page + at(dim, form + sure)]) {
    show(body);
    expect(drawnDialogs().map((dialog) => dialog.hasAttribute('data-sure'))).toEqual([false, true]);
    expect([usable(byId('sure')), usable(byId('field')), usable(byId('behind'))]).toEqual([true, false, false]);
  }
});

test('a list of options over a dialog can be used, and a named dialog stays the one', () => {
  const list = at(
    'position: fixed; top: 45%; left: 45%; z-index: 9; background: #fff',
    '<button id="option">Paris</button>',
  );
  show(page + at(dim, box) + list);
  expect(usable(byId('option'))).toBe(true);
  show(page + at(dim, `<div role="dialog" aria-label="Sure">${box}</div>`));
  expect(drawnDialogs()).toEqual([]);
  expect(dialogAround(byId('sure'))?.ariaLabel).toBe('Sure');
});
