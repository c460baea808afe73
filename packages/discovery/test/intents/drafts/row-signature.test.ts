import { expect, test } from 'vitest';

import { rowSignature } from '../../../src/intents/drafts/row-signature.js';
import { element, htmlScene } from '../read-scene.js';

const signature = (body: string, tag: string): string | undefined => {
  const found = element(htmlScene(body), tag);
  return rowSignature(found, found);
};

test('the texts around the controls do not count', () => {
  expect(signature('<li>A<button>Open</button></li>', 'li')).toBe(signature('<li>B<button>Open</button></li>', 'li'));
});

test('the name of a field counts', () => {
  const row = (name: string): string => `<li><input name="${name}"><button>Open</button></li>`;
  expect(signature(row('a'), 'li')).not.toBe(signature(row('b'), 'li'));
});

test.each([
  ['a form', '<form><button>x</button></form>', 'form'],
  ['a form in a box', '<div><form><button>x</button></form></div>', 'div'],
  ['a named landmark', '<section aria-label="A"><button>x</button></section>', 'section'],
  ['a button', '<button>x</button>', 'button'],
  ['a field', '<input>', 'input'],
  ['an element without an action', '<p>x</p>', 'p'],
])('%s is no row', (_, body, tag) => {
  expect(signature(body, tag)).toBeUndefined();
});

test('a named article is a row', () => {
  expect(signature('<article aria-label="A"><button>x</button></article>', 'article')).toBeDefined();
});
