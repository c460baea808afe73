import { describe, expect, test } from 'vitest';

import type { Value } from '../../../../src/extract/facts/facts.js';
import { readPage } from '../../../../src/extract/html/page/page-tree.js';
import { ElementLookup } from '../../../../src/extract/html/scripts/element-lookup.js';
import { extractReact } from '../../../../src/extract/react/extract-react.js';

const page = readPage(
  'index.html',
  '<form id="cart" name="shop"><input name="mail"><button class="go">Go</button></form><dialog id="edit"></dialog>',
);

/** The elements of an expression in a script with these constants: ids, or tags of elements without one. */
function found(expression: string, constants = ''): string[] | null {
  const facts = extractReact('a.js', `${constants}; const value = ${expression};`).constants;
  const value = facts['value'] as Value;
  const lookup = new ElementLookup(page.elements);
  const result = lookup.value(value, { names: facts, outer: null });
  if (result?.isPage === true) return ['the page'];
  return result === null ? null : result.elements.map(({ attributes, tag }) => attributes.get('id') ?? tag);
}

describe('a path is', () => {
  test.each([
    ['the page itself', 'document.body', ['the page']],
    ['a global of the window', 'window.edit', ['edit']],
    ['a form by its name', 'document.forms.shop', ['cart']],
    ['a form by its position, and its field', 'document.forms[0].mail', ['input']],
    ['the global name of an id', 'edit', ['edit']],
    ['nothing of the page', 'console.log', null],
  ])('%s', (_, expression, expected) => {
    expect(found(expression)).toEqual(expected);
  });

  test('a variable', () => {
    expect(found('box.cart', "const box = { cart: document.querySelector('#edit') }")).toEqual(['edit']);
  });
});

describe('a call is', () => {
  test.each([
    ['a look-up by selector', "document.querySelectorAll('button, input')", ['input', 'button']],
    ['a look-up below an element', "document.querySelector('form').querySelector('.go')", ['button']],
    ['a look-up by class', "document.getElementsByClassName('go')", ['button']],
    ['a look-up by name', "document.getElementsByName('mail')", ['input']],
    ['an item by a computed key', 'document.querySelectorAll("input")[at]', ['input']],
    ['the closest element around', "document.querySelector('.go').closest('form')", ['cart']],
    ['a wrapper around elements', "$(document.querySelector('.go'))", ['button']],
    ["a widget of Bootstrap's", "new bootstrap.Modal('#edit')", ['edit']],
    ['a method that returns its elements', "$('#edit').addClass('open')", ['edit']],
    ['markup', "$('<p>')", null],
    ['any other call', 'fetch("/x")', null],
  ])('%s', (_, expression, expected) => {
    expect(found(expression)).toEqual(expected);
  });

  test("the page's own function", () => {
    expect(found("byId('edit')", 'const byId = (id) => document.getElementById(id)')).toEqual(['edit']);
  });
});
