import { describe, expect, test } from 'vitest';

import { labelOf, labelsOf } from '../../../src/intents/readings/found-label.js';
import { literalReading, type Reading } from '../../../src/intents/readings/reading.js';

const reading = (...parts: (string | null)[]): Reading => ({ ...literalReading(''), parts });

describe('found labels', () => {
  test.each([
    [['  Save \n all '], 'Save all', undefined],
    [['Name', ':'], 'Name', undefined],
    [['Cancel order ', null], 'Cancel order …', ['Cancel order ', null]],
    [[null, null, ' items '], '… items', [null, ' items']],
    [['Hi ', null, null], 'Hi …', ['Hi ', null]],
  ])('the parts %j are the text %s', (parts, text, kept) => {
    const label = labelOf(reading(...parts), 'content');
    expect([label?.text, label?.parts]).toEqual([text, kept]);
  });

  test.each([[['']], [[' ']], [[null]], [[null, ' – ']]])('the parts %j are no label', (parts) => {
    expect(labelOf(reading(...parts), 'content')).toBeUndefined();
  });

  test('a text of one message has its key, a text around it the template', () => {
    const message = { ...reading('Save'), keys: ['save'], template: '{save}' };
    expect(labelOf(message, 'content')?.key).toBe('save');
    expect(labelOf({ ...message, parts: ['Save', ' all'], template: '{save} all' }, 'content')?.key).toBe('{save} all');
  });

  test('languages with the same text are combined', () => {
    const inLanguage = (locale: string, own = false): Reading => ({ ...reading('OK'), language: { locale, own } });
    expect(labelsOf([inLanguage('de'), inLanguage('fr')], 'content')[0]?.locales).toEqual(['de', 'fr']);
    expect(labelsOf([inLanguage('de'), inLanguage('en', true)], 'content')[0]).not.toHaveProperty('locales');
  });
});
