import { expect, test } from 'vitest';

import { labelWords } from '../../../src/risk/rules/label-words.js';
import { handler } from '../../match/build-world.js';
import { subjectOf } from '../subject-of.js';

const terms = (label: string, box?: 'dialog' | 'region'): (string | undefined)[] =>
  labelWords
    .find(
      box === undefined
        ? subjectOf({ label })
        : subjectOf({ box, label: 'Delete account', inside: [{ label }] }, { container: 0 }),
    )
    .map(({ term }) => term);

test('the rule finds the first word of each sense', () => {
  expect(terms('Delete and save')).toEqual(['delete', 'save']);
});

test.each([
  ['OK', ['delete']],
  ['Ja', ['delete']],
  ['Cancel', ['cancel']],
])('a button "%s" in a dialog "Delete account" has the words %j', (label, found) => {
  expect(terms(label, 'dialog')).toEqual(expect.arrayContaining(found));
  expect(terms(label, 'dialog').includes('delete')).toBe(found.includes('delete'));
});

test('a title outside of a dialog or form does not count', () => {
  expect(terms('OK', 'region')).not.toContain('delete');
});

test('a link has no words here, because its address counts too', () => {
  expect(labelWords.find(subjectOf({ label: 'Delete', control: 'link' }))).toEqual([]);
});

test('the words of a link count only if a function answers it and its address is no page', () => {
  const link = { label: 'Delete', control: 'link' as const, handlers: [handler('click', undefined)] };
  const found = (href: string): (string | undefined)[] =>
    labelWords.find(subjectOf({ ...link, href })).map(({ term }) => term);
  expect(found('#')).toEqual(['delete']);
  expect(found('/orders')).toEqual([]);
});
