import { onlySubmitValue } from '@webmcp/text';
import { expect, test } from 'vitest';
import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

/** Returns the names of the controls with the selector, each with its hits on the page. */
function submits(html: string): [string, number][] {
  show(html);
  return readPage(['data-testid']).elements.flatMap(({ name, candidates }): [string, number][] =>
    candidates.flatMap(({ selector, document }): [string, number][] =>
      selector.value === onlySubmitValue ? [[name, document]] : [],
    ),
  );
}

test.each<[string, string, [string, number][]]>([
  ['a submit with an icon alone', '<form><input><button type="submit"><i>+</i></button></form>', [['+', 1]]],
  ['a button without a type', '<form><button></button><button type="button">Cancel</button></form>', [['', 1]]],
  [
    'the submit of each form',
    '<form><button>A</button></form><form><input type="submit" value="B"></form>',
    [
      ['A', 2],
      ['B', 2],
    ],
  ],
  ['none of two submits of a form', '<form><button>Send</button><button>Draft</button></form>', []],
  ['no button outside of a form', '<main><button></button></main>', []],
])('onlySubmitSelector finds %s', (_, html, found) => {
  expect(submits(html)).toEqual(found);
});
