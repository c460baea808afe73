import { expect, test } from 'vitest';

import { relationOf, wordingOf } from '../../../src/locate/verdict/wording.js';
import { contenderWith, pollWith } from './contender-of.js';

test.each([
  ['the same words', 'button', ['Save'], [], 'same'],
  ['the same words in another case, where only this control had them', 'button', ['SAVE'], ['words'], 'same'],
  ['the same words in another case, where another control had them', 'button', ['SAVE'], [], 'partial'],
  ['the same words in another role, where another control had them', 'link', ['Save'], [], 'partial'],
  ['other words', 'button', ['Cancel'], [], 'conflict'],
  ['no words', 'button', [], [], 'unknown'],
] as const)('relationOf takes %s', (_, kind, texts, unique, relation) => {
  const { own } = contenderWith({}, { kind, texts: [...texts] });
  // A captured scope that is gone does not help.
  expect(relationOf(own, pollWith({ unique: [...unique], print: { scope: ['form:Order'] } }))).toBe(relation);
});

test('relationOf takes words in another case as the same in the same scope', () => {
  const own = { ...contenderWith({}, { texts: ['SAVE'] }).own, scope: ['form:Order'] };
  expect(relationOf(own, pollWith({ print: { scope: ['form:Order'] } }))).toBe('same');
});

test.each([
  ['extended', ['wording'], ['Save'], 'extended'],
  ['extended', [], ['Save'], 'partial'],
  ['same', [], ['Save'], 'same'],
  ['conflict', [], ['Save'], 'conflict'],
  ['unknown', [], [], 'gained'],
] as const)(
  'wordingOf names a relation %j with the unique signals %j and the captured labels %j',
  (relation, unique, labels, wording) => {
    const contender = contenderWith({}, { relation });
    expect(wordingOf(contender, pollWith({ unique: [...unique], print: { labels: [...labels] } }))).toBe(wording);
  },
);
