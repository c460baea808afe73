import { describe, expect, test } from 'vitest';

import type { Label } from '../../../src/intents/model/intent.js';
import { labelPattern, labelSimilarity, pageText } from '../../../src/match/views/label-similarity.js';

function similarity(label: string | Label, text: string): number {
  const pattern = labelPattern(typeof label === 'string' ? { text: label, from: 'content' } : label);
  return pattern === null ? -1 : Math.round(labelSimilarity(pattern, pageText(text)) * 100) / 100;
}

describe('labelSimilarity', () => {
  test.each<[string, string, string, number]>([
    ['equal texts are 1', 'Save', 'Save', 1],
    ['case and white space have no influence', 'Save  changes', ' save changes', 1],
    ['different texts are a conflict', 'Save', 'Cancel', 0.33],
    ['another spelling is above 0.8', 'Colour', 'Color', 0.83],
    ['a longer text with all words counts by the common share', 'Email', 'Email (required)', 0.59],
    ['a longer text without spaces counts by the common share', 'Log in', 'Login now', 0.8],
    ['a substituted word is below the conflict', 'Sign in', 'Sign up', 0.45],
    ['another ending of a word is no substitution', 'Delete orders', 'Deletes order now', 0.71],
    ['an empty text is 0', 'Save', '', 0],
  ])('%s', (_, label, text, expected) => {
    expect(similarity(label, text)).toBe(expected);
  });

  test.each<[string, Label, string, number]>([
    ['the origin limits the trust', { text: 'Email', from: 'placeholder' }, 'Email', 0.95],
    ['an icon has little trust', { text: 'Trash', from: 'icon' }, 'Trash', 0.7],
    [
      'a label with unknown parts matches as a pattern',
      { text: 'Order …', parts: ['Order ', null], from: 'content' },
      'Order A-17',
      0.9,
    ],
    [
      'a label with unknown parts compares its known parts with other texts',
      { text: 'Order …', parts: ['Order ', null], from: 'content' },
      'Help',
      0,
    ],
    [
      'a special character of a pattern is literal',
      { text: 'Cart (…)', parts: ['Cart (', null, ')'], from: 'content' },
      'Cart (12)',
      0.98,
    ],
  ])('%s', (_, label, text, expected) => {
    expect(similarity(label, text)).toBe(expected);
  });
});

describe('labelPattern', () => {
  test('is null without a known letter or digit', () => {
    expect(labelPattern({ text: '', from: 'content' })).toBeNull();
    expect(labelPattern({ text: '…', parts: [null], from: 'content' })).toBeNull();
    expect(labelPattern({ text: '(…)', parts: ['(', null, ')'], from: 'content' })).toBeNull();
  });

  test('is solid if another text can contradict the label', () => {
    const isSolid = (label: Label): boolean | undefined => labelPattern(label)?.isSolid;
    expect(isSolid({ text: 'Save', from: 'content' })).toBe(true);
    expect(isSolid({ text: 'Trash', from: 'icon' })).toBe(false);
    expect(isSolid({ text: 'Order …', parts: ['Order ', null], from: 'content' })).toBe(false);
    expect(isSolid({ text: 'Cancel order …', parts: ['Cancel order ', null], from: 'content' })).toBe(true);
  });
});
