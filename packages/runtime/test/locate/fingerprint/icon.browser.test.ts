import { describe, expect, test } from 'vitest';

import { icon, iconForms } from '../../../src/locate/fingerprint/icon.js';

/** Each form with elements, and the picture that the form reads. */
const cases: Record<string, [html: string, picture: string | undefined][]> = {
  'data attribute': [
    ['<button><i data-lucide="trash"></i></button>', 'trash'],
    ['<i data-icon="bin"></i>', 'bin'],
    ['<i data-icon=""></i>', undefined],
  ],
  'test id': [
    ['<button><svg data-testid="DeleteIcon"></svg></button>', 'Delete'],
    ['<button data-testid="DeleteIcon"></button>', undefined],
  ],
  sprite: [
    ['<button><svg><use href="/icons.svg#bin"></use></svg></button>', 'bin'],
    ['<a href="/cart#bin"></a>', undefined],
  ],
  ligature: [
    ['<button><i class="material-icons"> delete </i></button>', 'delete'],
    // An empty ligature ends the search: the picture is not loaded yet.
    ['<button><i class="material-icons fa-trash"></i></button>', undefined],
  ],
  class: [
    ['<button><i class="fa fa-trash"></i></button>', 'trash'],
    ['<button><i class="fa fa-spin"></i></button>', undefined],
  ],
  file: [
    ['<button><img src="/pictures/bin.svg"></button>', 'bin'],
    ['<button><img></button>', undefined],
  ],
};

test('every form has cases', () => {
  expect(Object.keys(cases)).toEqual(iconForms.map(({ name }) => name));
});

describe.each(Object.entries(cases))('%s', (_, elements) => {
  test.each(elements)('%s shows the picture %j', (html, picture) => {
    document.body.innerHTML = html;
    expect(icon(document.body.firstElementChild!)).toBe(picture);
  });
});

test('the first part with a picture wins', () => {
  document.body.innerHTML = '<button class="fa-plus"><i data-icon="bin"></i></button>';
  expect(icon(document.body.firstElementChild!)).toBe('plus');
});
