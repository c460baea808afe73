import { expect, test } from 'vitest';

import { containerMembers } from '../../../src/match/containers/container-members.js';
import { buildPage } from '../build-views.js';

/** Counts the members of the form for a form with the given number of buttons and a match for the given boundary. */
function members(count: number, boundary = 0): number {
  const inside = Array.from({ length: count }, (_, at) => ({ label: `Button ${at}` }));
  const page = buildPage([{ box: 'form', label: 'Profile', inside }, { label: 'Help' }]);
  const membersOf = containerMembers(page.intents, page.elements, [{ boundary, container: 0, score: 1 }]);
  return membersOf(page.intent('Button 1')).length;
}

test('an intent has all elements of its matched container', () => {
  expect(members(3)).toBe(3);
});

test('an intent without a matched container has no members', () => {
  expect(members(3, 7)).toBe(0);
});

test('a container with more than 60 elements has no members', () => {
  expect(members(60)).toBe(60);
  expect(members(61)).toBe(0);
});

test('the innermost matched container counts', () => {
  const address = { box: 'group' as const, label: 'Address', inside: [{ label: 'Street' }] };
  const page = buildPage([{ box: 'form', label: 'Profile', inside: [{ label: 'Name' }, address] }]);
  const matched = [0, 1].map((index) => ({ boundary: index, container: index, score: 1 }));
  const membersOf = containerMembers(page.intents, page.elements, matched);
  expect(membersOf(page.intent('Street'))).toEqual([1]);
  expect(membersOf(page.intent('Name'))).toEqual([0, 1]);
});
