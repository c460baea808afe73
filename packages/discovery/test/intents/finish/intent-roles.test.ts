import { expect, test } from 'vitest';

import { readHtml, readReact } from '../read-app.js';

test.each([
  ['<input type="checkbox">', ['checkbox']],
  ['<a href="/x">x</a>', ['link']],
  ['<div role="switch">x</div>', ['switch']],
  ['<input type="checkbox" name="c" value="a"><input type="checkbox" name="c" value="b">', ['group', 'checkbox']],
])('%s has the roles %j', (body, roles) => {
  expect(readHtml(body).intents[0]?.roles).toEqual(roles);
});

test('a button component with a link is a link first', () => {
  expect(readReact('<SaveButton to="/x">x</SaveButton>').intents[0]?.roles).toEqual(['link', 'button']);
});
