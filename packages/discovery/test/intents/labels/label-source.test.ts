import { expect, test } from 'vitest';

import { collectLabels, uniqueLabels, type LabelSource } from '../../../src/intents/labels/label-source.js';
import type { FoundLabel } from '../../../src/intents/readings/found-label.js';

const label = (text: string): FoundLabel => ({ text, from: 'content', places: [] });
const source = (name: string, more: Partial<LabelSource<string[]>> = {}): LabelSource<string[]> => ({
  name,
  reason: '',
  labels: (texts) => texts.filter((text) => text.startsWith(name)).map(label),
  ...more,
});

test.each([
  [
    ['a1', 'b1'],
    ['a1', 'b1'],
  ],
  [['b1', 'z1'], ['b1']],
  [['z1'], ['z1']],
  [['a1', 'a1'], ['a1']],
])('the sources of %j collect %j', (texts, collected) => {
  const sources = [source('a'), source('b'), source('z', { fallback: true })];
  expect(collectLabels(sources, texts).map(({ text }) => text)).toEqual(collected);
});

test('the first label of each text is kept', () => {
  const first = label('Save');
  expect(uniqueLabels([first, label('Save'), label('Close')])).toEqual([first, label('Close')]);
});
