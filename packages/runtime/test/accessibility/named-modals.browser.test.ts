import { expect, test } from 'vitest';

import { usable } from '../../src/accessibility/usable.js';

const at = (style: string, inside: string, rest = ''): string => `<div style="${style}" ${rest}>${inside}</div>`;
const cover = 'position: fixed; inset: 0';
const middle = 'position: fixed; top: 20%; left: 20%; width: 60%; height: 60%; background: #fff';
const named = 'role="dialog" aria-modal="true"';
const form = '<h3>Edit user</h3><input id="inside"><button>Save</button>';
const page =
  '<main style="height: 100vh"><input id="behind"></main><p style="margin-top: 900px"><input id="below"></p>';

/** Returns whether each element of a page can be used, by its id. */
const seen = (body: string, ...ids: string[]): boolean[] => {
  document.body.style.margin = '0';
  document.body.innerHTML = body;
  return ids.map((id) => usable(document.getElementById(id)!));
};

test.each([
  ['its own layer', page + at(cover, at(`${middle}`, form), named)],
  ['a scrim behind it', page + at(`${cover}; background: #0008`, '') + at(middle, form, named)],
  ['a layer around it', page + at(`${cover}; background: #0008`, at(middle, form, named))],
])('the page behind a modal dialog with %s cannot be used, also below the window', (_, body) => {
  expect(seen(body, 'inside', 'behind', 'below')).toEqual([true, false, false]);
});

test('a list over a modal dialog can be used, and so can the dialog over the dialog alone', () => {
  const list = at(
    'position: absolute; top: 40%; left: 40%; z-index: 9; background: #fff',
    '<button id="one">One</button>',
  );
  expect(seen(page + at(cover, form, named) + list, 'inside', 'one', 'behind')).toEqual([true, true, false]);
  const sure = at(cover, '<button id="sure">Sure</button>', named);
  expect(seen(page + at(cover, form, named) + sure, 'inside', 'sure')).toEqual([false, true]);
});

test('a calendar that is named modal and covers nothing leaves the page as it is', () => {
  const calendar = at('position: absolute; top: 60px; left: 9px; z-index: 9; width: 200px; height: 200px', form, named);
  expect(seen(page + calendar, 'inside', 'behind', 'below')).toEqual([true, true, true]);
  const frame = at(`${cover}; overflow: auto`, page + calendar);
  expect(seen(frame, 'inside', 'behind', 'below')).toEqual([true, true, true]);
  expect(seen(page + at(`${cover}; display: none`, form, named), 'behind')).toEqual([true]);
});
