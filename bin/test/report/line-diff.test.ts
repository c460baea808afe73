import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { lineDiff } from '../../src/report/line-diff.js';

const shown = (before: string, after: string): string[] => lineDiff(before, after).map(({ kind, text }) => kind + text);

test('a changed line with three around it', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  expect(shown(lines.join('\n'), lines.join('\n').replace('5', 'five'))).toEqual([
    '@@@ -2,7 +2,7 @@',
    ' 2',
    ' 3',
    ' 4',
    '-5',
    '+five',
    ' 6',
    ' 7',
    ' 8',
  ]);
});

test('a line put in, and two changes far apart', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `line ${at}\r`);
  const after = [...lines.slice(0, 2), 'new\r', ...lines.slice(2, 25), 'other\r', ...lines.slice(26)];
  expect(shown(lines.join('\n'), after.join('\n')).filter((line) => !line.startsWith(' '))).toEqual([
    '@@@ -1,5 +1,6 @@',
    '+new',
    '@@@ -23,7 +24,7 @@',
    '-line 25',
    '+other',
  ]);
});

test('taking and putting what it says leads from one text to the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = lineDiff(before, after);
      const count = (kind: string): number => diff.filter((line) => line.kind === kind).length;
      expect(before.split('\n').length + count('+') - count('-')).toBe(after.split('\n').length);
      expect(diff.length === 0).toBe(before === after);
    }),
  );
});
