import type { PageElement } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import type { Intent, Label } from '../../../src/intents/model/intent.js';
import { showsData, wordingsOfRows, wordingsShown } from '../../../src/intents/model/shown-wording.js';

const intent = (...texts: (string | Label)[]): Intent =>
  ({ labels: texts.map((text) => (typeof text === 'string' ? { text, from: 'content' } : text)) }) as unknown as Intent;
const shown = (name: string): PageElement => ({ name }) as PageElement;
const texts = (labels: readonly Label[]): string[] => labels.map(({ text }) => text);

describe('shown wordings', () => {
  test.each([
    ['the one on the page', intent('Enable', 'Disable'), 'Disable', ['Disable']],
    ['a piece of the content', intent('Month M'), 'M', ['Month M']],
    ['the visible end', intent('Edit order'), 'order', ['order']],
    ['the same words with a count', intent('Inbox', 'Mail'), 'Inbox 3', ['Inbox', 'Mail']],
    ['an unknown name', intent('Enable', 'Disable'), 'Other', ['Enable', 'Disable']],
  ])('%s', (_, of, name, expected) => {
    expect(texts(wordingsShown(of, shown(name)))).toEqual(expected);
  });

  test.each([
    [intent('Pin', 'Unpin'), ['Unpin'], ['Unpin or Pin']],
    [intent('Pin', 'Pinning…'), ['Pin'], ['Pin']],
    [intent('A', 'B', 'C', 'D'), ['A'], ['A']],
    [intent('Pin'), ['Other'], ['Pin']],
    [
      intent({ text: '★', from: 'content' }, { text: '☆', from: 'content' }, { text: 'Favorite', from: 'title' }),
      ['☆'],
      ['★', '☆', 'Favorite'],
    ],
  ])('the wordings of rows: %#', (of, names, expected) => {
    expect(texts(wordingsOfRows(of, names.map(shown)))).toEqual(expected);
  });

  test.each([
    [intent('Name'), 'Ada', true],
    [intent('Name'), 'Name', false],
    [intent({ text: 'Hi …', parts: ['Hi ', null], from: 'content' }), 'Hi Ada', false],
    [intent({ text: 'Name', from: 'aria-label' }), 'Ada', false],
  ])('the page shows data: %#', (of, name, expected) => {
    expect(showsData(of, shown(name))).toBe(expected);
  });
});
