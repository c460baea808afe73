import { vocabularies, type Vocabulary } from '@webmcp/text';
import { expect, test } from 'vitest';

import { buttonWords, knownButtonWords } from '../../../src/intents/openers/button-words.js';

test.each([
  ['Save changes', true],
  ['Saved', false],
  ['Sign-in', true],
  ['Go!', true],
  ['Go to cart', false],
  ['Check out', true],
  ['Check out our news', false],
  ['Next', true],
  ['Next page', false],
  ['Place your order', true],
])('a button "%s" submits: %s', (text, submits) => {
  expect(knownButtonWords.submits(text)).toBe(submits);
});

test.each([
  ['Sign in with GitHub', true],
  ['Continue with Passkey', true],
  ['Sign in with X', true],
  ['Sign in with your email', false],
  ['Connect via X-ray', false],
])('a button "%s" signs in by a provider: %s', (text, elsewhere) => {
  expect(knownButtonWords.signsInElsewhere(text)).toBe(elsewhere);
});

test.each([
  ['Clear', true],
  ['Reset filters', true],
  ['Reset password', false],
  ['Reset my password', false],
])('a button "%s" empties the fields: %s', (text, empties) => {
  expect(knownButtonWords.empties(text)).toBe(empties);
});

test.each([
  ['Search users', true],
  ['Filter by name', true],
  ['Filter…', true],
  ['Filter coffee', false],
])('a field "%s" searches: %s', (text, searches) => {
  expect(knownButtonWords.searches(text)).toBe(searches);
});

test('an added language has its submit words found', () => {
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
    ending: '',
    money: '',
    secret: '',
  };
  const esperanto: Vocabulary = { ...empty, onPage, submitting: 'konservi' };
  expect(knownButtonWords.submits('Konservi nun')).toBe(false);
  expect(buttonWords([...vocabularies, esperanto]).submits('Konservi nun')).toBe(true);
});
