import { expect, test } from 'vitest';

import { headingBefore, headingIn } from '../../../src/intents/labels/headings.js';
import { element, htmlScene } from '../read-scene.js';

test.each([
  ['one link between is skipped', '<h2>Sign in</h2><a href="/x">Register</a><form></form>', ['Sign in']],
  ['several links between are a list', '<h2>Pages</h2><a href="/x">A</a><a href="/y">B</a><form></form>', []],
  ['a control between ends the search', '<h2>Sign in</h2><button>Back</button><form></form>', []],
  ['a heading of another section does not count', '<nav><h2>Menu</h2></nav><form></form>', []],
])('before a form, %s', (_, body, texts) => {
  const context = htmlScene(body);
  expect(headingBefore(element(context, 'form'), context.scene).map(({ text }) => text)).toEqual(texts);
});

test('an empty heading inside is skipped', () => {
  const context = htmlScene('<form><h2></h2><h3>Sign in</h3></form>');
  expect(headingIn(element(context, 'form')).map(({ text }) => text)).toEqual(['Sign in']);
});
