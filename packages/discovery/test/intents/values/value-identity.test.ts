import { expect, test } from 'vitest';

import { identityOf, placesOf } from '../../../src/intents/values/value-identity.js';
import { linkedValue } from '../read-scene.js';

test.each([
  ["'a'", '=a'],
  ["`a${'b'}`", '=ab'],
  ['list', 's:'],
  ['unknownName', 'r:unknownName'],
])('the identity of %s begins with %s', (expression, identity) => {
  expect(identityOf(linkedValue(expression)).startsWith(identity)).toBe(true);
});

test('equal states have one identity, different states have two', () => {
  expect(identityOf(linkedValue('open'))).toBe(identityOf(linkedValue('open')));
  expect(identityOf(linkedValue('open'))).not.toBe(identityOf(linkedValue('mode')));
});

test('the sites of all literals are listed', () => {
  expect(placesOf(linkedValue("open ? 'a' : `b${'c'}${list}`"))).toHaveLength(2);
});
