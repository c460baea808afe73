import { expect, test } from 'vitest';

import {
  fewReadings,
  joinReadings,
  literalReading,
  restFirst,
  type Reading,
} from '../../../src/intents/readings/reading.js';

const text = ({ parts }: Reading): string => parts.map((part) => part ?? '…').join('');
const inLanguage = (locale: string, own: boolean, word: string): Reading => ({
  ...literalReading(word),
  language: { locale, own },
});

test('pieces join in every combination', () => {
  const joined = joinReadings([[literalReading('a'), literalReading('b')], [literalReading('1')]]);
  expect(joined.map(text)).toEqual(['a1', 'b1']);
});

test('pieces join in one language, and fall back to the own one', () => {
  const hello = [
    inLanguage('en', true, 'Hello '),
    inLanguage('de', false, 'Hallo '),
    inLanguage('fr', false, 'Salut '),
  ];
  const world = [inLanguage('en', true, 'world'), inLanguage('de', false, 'Welt')];
  expect(joinReadings([hello, world]).map(text)).toEqual(['Hello world', 'Hallo Welt', 'Salut world']);
});

test('no pieces join to the empty text', () => {
  expect(joinReadings([]).map(text)).toEqual(['']);
});

test('six variants in each language are kept', () => {
  const many = Array.from({ length: 9 }, (_, at) => literalReading(String(at)));
  expect(fewReadings([...many, inLanguage('de', false, 'x')]).map(text)).toEqual(['0', '1', '2', '3', '4', '5', 'x']);
});

test('texts of work in progress come last', () => {
  expect(restFirst([literalReading('Saving…'), literalReading('Wait...'), literalReading('Save')]).map(text)).toEqual([
    'Save',
    'Saving…',
    'Wait...',
  ]);
});
