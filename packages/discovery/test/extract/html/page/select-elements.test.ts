import { describe, expect, test } from 'vitest';

import { readPage } from '../../../../src/extract/html/page/page-tree.js';
import { selectElements } from '../../../../src/extract/html/page/select-elements.js';

const { elements } = readPage(
  'index.html',
  `<form id="cart" class="wide open" data-step=2><label id="name">Name</label><input id="first" name="first" type="TEXT">
   <p id="row"><button id="add" class="a:b">Add</button><button id="drop" disabled>Drop</button></p></form>
   <div id="other"><button id="last">Last</button></div>`,
);
const idsOf = (selector: string, within?: string): (string | undefined)[] =>
  selectElements(selector, elements, within === undefined ? undefined : selectElements(within, elements)).map(
    ({ attributes }) => attributes.get('id'),
  );

describe('a selector matches', () => {
  test.each([
    ['#add', ['add']],
    ['BUTTON', ['add', 'drop', 'last']],
    ['form.wide.open', ['cart']],
    ['.a\\:b', ['add']],
    ['[data-step=2]', ['cart']],
    ['[name^="fi"]', ['first']],
    ['form button', ['add', 'drop']],
    ['form > button', []],
    ['form > p > button, #last', ['add', 'drop', 'last']],
    ['label + input', ['first']],
    ['button:not(#drop)', ['add', 'last']],
    ['*', ['cart', 'name', 'first', 'row', 'add', 'drop', 'other', 'last']],
  ])('%s', (selector, expected) => {
    expect(idsOf(selector)).toEqual(expected);
  });
});

test('elements inside others only, without those themselves', () => {
  expect(idsOf('button', '#other')).toEqual(['last']);
  expect(idsOf('div', '#other')).toEqual([]);
});

test.each(['button:first', 'button:visible', 'button:enabled', 'button:first-child'])(
  '%s matches every button: scripts narrow a list by it',
  (selector) => {
    expect(idsOf(selector)).toEqual(['add', 'drop', 'last']);
  },
);

test.each(['input:checked', 'button:disabled', 'button:hover'])(
  '%s matches none: the source has no states',
  (selector) => {
    expect(idsOf(selector)).toEqual([]);
  },
);

test.each(['button:eq(0)', '::before', '> button', 'a[', ''])(
  '%s matches none: css-select does not know it',
  (selector) => {
    expect(idsOf(selector)).toEqual([]);
  },
);
