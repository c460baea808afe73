import { expect, test } from 'vitest';

import { isBareAct, isEmptyAct, isVisit, withoutAnswer } from '../../../src/naming/words/action-words.js';

test.each([
  ['save', true, false],
  ['submit', true, true],
  ['next', true, true],
  ['save_all', false, false],
  ['ja', false, false],
])('%s is a bare act: %s, an empty one: %s', (slug, bare, empty) => {
  expect([isBareAct(slug), isEmptyAct(slug)]).toEqual([bare, empty]);
});

test.each([
  ['view_orders', true],
  ['view', false],
  ['orders', false],
])('%s says that it goes somewhere: %s', (slug, visits) => {
  expect(isVisit(slug)).toBe(visits);
});

test.each([
  ['yes_cancel_it', 'cancel'],
  ['yes_sign_me_out', 'sign_me_out'],
  ['delete_it', 'delete'],
  ['yes', 'yes'],
  ['archive_this', 'archive'],
])('%s without its answer is %s', (slug, act) => {
  expect(withoutAnswer(slug)).toBe(act);
});
