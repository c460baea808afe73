import type { Selector } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { Intent } from '../../src/intents/model/intent.js';
import { onWrittenMark, writesOption } from '../../src/selectors/on-option.js';

const css = (value: string): Selector => ({ strategy: 'css', value, score: 0.2 });
const options = [{ value: 'all', label: 'All of it' }, { label: 'High' }];
const labels: Intent['labels'] = [{ text: 'By date', from: 'placeholder' }];

test.each([
  ['select:has(option[value="all"])', 0.6],
  ['select:has(option[value="u17"])', 0.2],
  ['select:has(option[value=""])', 0.2],
  ['input[placeholder="By date"]', 0.6],
  ['input[placeholder="Ben Cole"]', 0.2],
  ['div > select:nth-of-type(2)', 0.2],
])('CSS %s scores %d', (value, score) => {
  expect(onWrittenMark({ options, labels })(css(value)).score).toBe(score);
});

test('options that only the page shows are data, and so is a list without options in the source', () => {
  const list = css('select:has(option[value="all"])');
  expect(onWrittenMark({ options, labels: [], restsOn: 'page' })(list).score).toBe(0.2);
  expect(onWrittenMark({ labels: [] })(list).score).toBe(0.2);
});

test.each([
  ['option:all', true],
  ['option:High', true],
  ['option:u17', false],
  ['plus', false],
])('the source writes the look %j: %j', (look, written) => {
  expect(writesOption({ options }, look)).toBe(written);
  expect(writesOption({ options, restsOn: 'page' }, look)).toBe(false);
});
