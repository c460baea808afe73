import { expect, test } from 'vitest';

import { wrapsControl } from '../../../src/page/elements/wraps-control.js';

test.each([
  ['a button around a link', '<button> <a href="/x">Go</a></button>', true],
  ['a link around a button', '<a href="/x"><button>Go</button></a>', true],
  ['a button around a picture', '<button><svg></svg></button>', false],
  ['a card with a text of its own', '<a href="/x">Night market <button>Remove</button></a>', false],
  ['a card with two buttons', '<a href="/x"><button>Edit</button><button>Remove</button></a>', false],
  ['a box around a button', '<div><button>Go</button></div>', false],
])('%s', (_, html, wraps) => {
  document.body.innerHTML = html;
  expect(wrapsControl(document.body.firstElementChild!)).toBe(wraps);
});
