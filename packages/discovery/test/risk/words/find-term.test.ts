import { vocabularies, type Vocabulary } from '@webmcp/text';
import { expect, test } from 'vitest';

import { findTerm, termFinder } from '../../../src/risk/words/find-term.js';

test.each([
  ['Delete account', 'ending', 'delete'],
  ['Undelete', 'ending', null],
  ['Book a room', 'writing', 'book'],
  ['Suggest a book', 'writing', null],
  ['Transfer money', 'money', 'transfer money'],
  ['View transfer', 'money', null],
  ['Late checkout', 'money', null],
  ['Security deposit', 'money', null],
  ['Proceed to checkout', 'money', 'checkout'],
  ['issueRefund', 'money', 'refund'],
  ['Annuler l’abonnement', 'ending', 'annuler l abonnement'],
  ['削除する', 'ending', '削除'],
] as const)('%s has the word of %s: %s', (text, sense, term) => {
  expect(findTerm(text, sense)).toBe(term);
});

test('an added language has its risk words found', () => {
  const [english] = vocabularies;
  const empty = Object.fromEntries(Object.keys(english ?? {}).map((sense) => [sense, ''])) as Omit<
    Vocabulary,
    'onPage'
  >;
  const onPage = {
    language: 'eo',
    refused: '',
    done: '',
    negating: '',
    broken: '',
    asking: '',
    stopped: '',
    furtherRows: '',
    ending: 'forigi konton',
    money: '',
    secret: '',
  };
  const esperanto: Vocabulary = { ...empty, onPage };
  expect(findTerm('Forigi konton', 'ending')).toBe(null);
  expect(termFinder([...vocabularies, esperanto])('Forigi konton', 'ending')).toBe('forigi konton');
});
