import { expect, test } from 'vitest';

import { isKeepingPath, isTakenOut, onlyWidens } from '../../../src/risk/words/keeping-places.js';

test.each([
  ['remove', 'Your cart', true],
  ['entfernen', 'Warenkorb', true],
  ['delete', 'Your cart', false],
  ['remove', 'Your account', false],
])('"%s" around "%s" only takes out: %s', (term, text, takesOut) => {
  expect(isTakenOut(term, [text])).toBe(takesOut);
});

test.each([
  ['/cart/items/:', true],
  ['/api/session', true],
  ['/sessions/:', false],
  ['/orders/:', false],
])('a DELETE on %s can be taken back: %s', (path, keeps) => {
  expect(isKeepingPath(path)).toBe(keeps);
});

test.each([
  ['Clear filters', true],
  ['Filtern zurücksetzen', true],
  ['Clear history', false],
  ['Apply filters', false],
])('"%s" only widens the view: %s', (text, widens) => {
  expect(onlyWidens([text])).toBe(widens);
});
