import { expect, it } from 'vitest';
import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

const onData = (html: string): string[] => {
  show(html);
  return readPage(['data-testid']).elements.flatMap(({ candidates }) =>
    candidates.flatMap(({ selector }) => (/\[data-/.test(selector.value) ? [selector.value] : [])),
  );
};

it('proposes the short data attributes of a button and of a pressed box', () => {
  expect(
    onData('<button data-filter="done">Done (2)</button><span data-star="1" style="cursor:pointer">★</span>'),
  ).toEqual(['button[data-filter="done"]', 'span[data-star="1"]']);
});

it('proposes no sentence, no generated value, and nothing of fields and links', () => {
  expect(
    onData(`<button data-text="Really delete it?">Delete</button><button data-key=":r1:">Save</button>
      <input data-kind="a" aria-label="A"><a href="/b" data-kind="b">B</a>`),
  ).toEqual([]);
});
