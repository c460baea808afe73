import { describe, expect, test } from 'vitest';

import type { Label } from '../../src/intents/model/intent.js';
import { keyedText, textTemplate } from '../../src/selectors/text-template.js';

const composed: Label = { text: 'Refund …', parts: ['Refund ', null], from: 'aria-label' };
const unknown: Label = { text: '…', parts: [null], from: 'aria-label' };
const fixed: Label = { text: 'Order label', from: 'aria-label' };
const keys = ['A-1', 'A-17', 'Order'];

describe('textTemplate', () => {
  test.each<[string, string, string[], Label[], string | null]>([
    ['the source composes the name with the key', 'Refund A-17', ['Refund A-17'], [composed], 'Refund {row}'],
    ['two sightings hold different keys', 'Ship A-1', ['Ship A-1', 'Ship A-17'], [unknown], 'Ship {row}'],
    ['the name is fixed and has a key by chance', 'Order label', ['Order label'], [fixed], 'Order label'],
    ['one sighting has a key and no source proves it', 'Order label', ['Order label'], [], null],
    ['the source composes the name with another text', 'Refund Ada', ['Refund Ada'], [composed], null],
    ['the source knows no part of the name', 'Ship Ada', ['Ship Ada'], [unknown], null],
    ['no label speaks against the name', 'Settings', ['Settings'], [], 'Settings'],
    ['the name has braces', 'Use {x}', ['Use {x}'], [], 'Use {{x}}'],
  ])('%s: %s', (_, text, seen, labels, template) => {
    expect(textTemplate(seen, labels, keys)(text)).toBe(template);
  });

  test('keeps texts as they are for a container that no row opens', () => {
    expect(textTemplate(['Use {x}'], [], [])('Use {x}')).toBe('Use {x}');
    expect(textTemplate(['Refund A-17'], [composed], [])('Refund A-17')).toBeNull();
  });

  test('the longest key counts', () => {
    expect(keyedText('Refund A-17', ['17', 'A-17'])).toBe('Refund {row}');
    expect(keyedText('Refund', keys)).toBeNull();
  });
});
