import { expect, test } from 'vitest';

import { unreadRows } from '../../../src/act/rows/unread-rows.js';

const unread = (html: string): string | undefined => {
  document.body.innerHTML = html;
  const rows = [...document.querySelectorAll('li,tr')].map((element) => ({ element, key: element.textContent }));
  return unreadRows(rows, rows.length);
};
const list = '<ul><li>Ada</li><li>Bo</li></ul>';

test('unreadRows names the enabled button that shows further rows', () => {
  expect(unread(`<section>${list}<button>Next</button></section>`)).toContain('"Next"');
  expect(unread(`<section>${list}<nav><a href="#2" rel="next">›</a></nav></section>`)).toContain('"›"');
  expect(unread(`${list}<button>Mehr laden</button>`)).toContain('"Mehr laden"');
});

test('unreadRows trusts a list without such a button', () => {
  expect(unread(list)).toBeUndefined();
  expect(unread(`<section>${list}<button disabled>Next</button></section>`)).toBeUndefined();
  expect(unread(`<main>${list}<section><ol></ol><button>Next</button></section></main>`)).toBeUndefined();
  expect(unread('<ul><li>Ada <button>Load more</button></li><li>Bo</li></ul>')).toBeUndefined();
});

test('unreadRows reads the number of rows that the list declares', () => {
  const table = (count: number): string =>
    `<table aria-rowcount="${count}"><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>`;
  expect(unread(table(40))).toContain('40 rows');
  expect(unread(table(2))).toBeUndefined();
  expect(unread(table(-1))).toBeUndefined();
});
