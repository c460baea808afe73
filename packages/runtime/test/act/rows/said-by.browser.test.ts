import { expect, test } from 'vitest';

import { saidBy } from '../../../src/act/rows/said-by.js';

test.each([
  ['<p>Fig</p>', 'Fig'],
  ['<p>Fig <span class="material-icons">delete</span><b>jam</b></p>', 'Fig jam'],
  ['<p>Fig <button>Delete</button></p>', 'Fig'],
  ['<input value="Fig">', 'Fig'],
  ['<input type="password" value="Fig">', ''],
])('%s says %s', (html, said) => {
  document.body.innerHTML = html;
  expect(saidBy(document.body.firstElementChild!)).toBe(said);
});
