import { expect, test } from 'vitest';

import {
  pagePhrases,
  pageVocabularies,
  phrases,
  phrasesOf,
  vocabularies,
  type Sense,
  type Vocabulary,
} from '../../src/index.js';

const senses = Object.keys(vocabularies[0] ?? {}).filter((key): key is OwnSense => key !== 'onPage');

/** The senses that only stages before the page read. */
type OwnSense = Exclude<Sense, 'ending' | 'money'>;

test('every language has a vocabulary, in the order of the page vocabularies', () => {
  expect(vocabularies.map(({ onPage }) => onPage.language)).toEqual(pageVocabularies.map(({ language }) => language));
});

test.each(vocabularies.map((one) => [one.onPage.language, one] as const))(
  '%s has its phrases in lower case, each once',
  (_, one) => {
    for (const sense of senses) {
      const list = phrasesOf(one[sense]);
      expect(list).toEqual([...new Set(list)].map((phrase) => phrase.toLowerCase()));
    }
  },
);

test('every word that may be a noun is a word of some act', () => {
  const acts = new Set((['ending', 'money', 'writing', 'reading'] as const).flatMap((sense) => phrases(sense)));
  expect(phrases('alsoNouns').filter((word) => !acts.has(word))).toEqual([]);
  expect(phrases('moneyNouns').filter((word) => !phrases('money').includes(word))).toEqual([]);
});

test('every sense has phrases in English', () => {
  const english = vocabularies.find(({ onPage }) => onPage.language === 'en');
  expect(senses.filter((sense) => phrasesOf(english?.[sense] ?? '').length === 0)).toEqual([]);
});

test('an added language adds its phrases and repeats none', () => {
  const empty = Object.fromEntries(senses.map((sense) => [sense, ''])) as Record<OwnSense, string>;
  const onPage = {
    language: 'eo',
    refused: 'eraro',
    done: 'konservita',
    negating: 'ne',
    broken: '',
    asking: '',
    stopped: '',
    furtherRows: '',
    ending: 'forigi, delete',
    money: '',
    secret: '',
  };
  const esperanto: Vocabulary = { ...empty, onPage };
  const added = phrases('ending', [...vocabularies, esperanto]);
  expect(added.filter((phrase) => !phrases('ending').includes(phrase))).toEqual(['forigi']);
  expect(pagePhrases('refused', [...pageVocabularies, onPage])).toContain('eraro');
});
