import { expect, it } from 'vitest';
import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

const onWords = (html: string): [string, number][] => {
  show(html);
  return readPage(['data-testid']).elements.flatMap(({ candidates }) =>
    candidates.flatMap(({ selector, document }): [string, number][] =>
      selector.value.includes('[words=') ? [[selector.value, document]] : [],
    ),
  );
};

it('proposes the words of a name with a count, and counts all names with these words', () => {
  expect(
    onWords('<button>Done (3)</button><button>Open 2</button><a href="/x">Open<sup>7</sup></a><button>Open</button>'),
  ).toEqual([
    ['button[words="Done"]', 1],
    ['button[words="Open"]', 2],
    ['link[words="Open"]', 1],
  ]);
});

it('proposes nothing without a number, without a word, or for a form control', () => {
  expect(onWords('<button>Done</button><button>+1</button><button>3</button><input aria-label="Line 2">')).toEqual([]);
});
