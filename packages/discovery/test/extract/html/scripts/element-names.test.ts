import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';

import { scriptMarkup } from '../../../../src/extract/html/scripts/script-markup.js';

/** Returns the selectors of the elements that a script draws its buttons into. */
const placesOf = (code: string): (string | null)[] => scriptMarkup(parse(code), code).map(({ into }) => into);

const fill = (list: string): string =>
  `all.forEach((one) => { const row = document.createElement('tr'); row.innerHTML = \`<td>\${one}</td><td><button>Edit</button></td>\`; ${list}.appendChild(row); });`;

describe('names of elements', () => {
  test('belong to the function that declares them', () => {
    const code = `
      function drawBooks() { const body = document.getElementById('books'); ${fill('body')} }
      function drawMembers() { const body = document.getElementById('members'); ${fill('body')} }
      function drawLoans() { const body = document.querySelector('.loans'); ${fill('body')} }`;
    expect(placesOf(code)).toEqual(['#books', '#members', '.loans']);
  });

  test('of the whole script are known inside of functions', () => {
    expect(placesOf(`const body = document.getElementById('books'); function draw() { ${fill('body')} }`)).toEqual([
      '#books',
    ]);
  });

  test('have no place where one name has two elements, or is a parameter', () => {
    const two = `var body = document.getElementById('books'); var body = document.getElementById('members'); ${fill('body')}`;
    expect(placesOf(two)).toEqual([null]);
    const given = `const body = document.getElementById('books'); function draw(body) { ${fill('body')} }`;
    expect(placesOf(given)).toEqual([null]);
  });
});
