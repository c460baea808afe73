import type { Selector, Target } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { withoutRivalRows } from '../../src/synthesize/without-rival-rows.js';

const css = (...values: string[]): Target => {
  const selectors = values.map((value): Selector => ({ strategy: 'css', value, score: 0.2 }));
  return { selectors, confidence: 0.2 };
};
const tool = (rows: string[], button: string): Parameters<typeof withoutRivalRows>[0][number] => ({
  row: { rows: css(...rows), key: css('b') },
  fields: [],
  action: { target: css(button) } as never,
});
const rowsOf = (...tools: ReturnType<typeof tool>[]): (string[] | undefined)[] =>
  withoutRivalRows(tools).map(({ row }) => row?.rows.selectors.map(({ value }) => value));

test('two lists with one button share no selector for their rows', () => {
  expect(rowsOf(tool(['#cart > li', 'li'], 'Remove'), tool(['#saved > li', 'li'], 'Remove'))).toEqual([
    ['#cart > li'],
    ['#saved > li'],
  ]);
});

test('tools of one list, and lists with other buttons, share selectors', () => {
  expect(rowsOf(tool(['#cart > li', 'li'], 'Remove'), tool(['#cart > li', 'li'], 'Remove'))[0]).toHaveLength(2);
  expect(rowsOf(tool(['#cart > li', 'li'], 'Remove'), tool(['#saved > li', 'li'], 'Move'))[0]).toHaveLength(2);
});

test('a tool with shared selectors alone keeps them', () => {
  expect(rowsOf(tool(['li'], 'Remove'), tool(['#saved > li', 'li'], 'Remove'))).toEqual([['li'], ['#saved > li']]);
});
