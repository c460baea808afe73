import { stripVTControlCharacters } from 'node:util';

import { problem } from '@webmcp/contract';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';

import { checkReport } from '../../src/report/check-report.js';
import { checkResult, differenceOf } from './check-result.js';

const plain = pc.createColors(false);

describe('checkReport', () => {
  test('groups differences by impact and tool, worst first', () => {
    const result = checkResult([
      differenceOf('field-added'),
      differenceOf('field-removed', { field: 'street' }),
      differenceOf('option-removed', { tool: 'book', what: 'book: field room no longer offers "x"' }),
    ]);
    expect(checkReport(result, plain).split('\n')).toEqual([
      'breaking (2)',
      '  pay',
      '  field-removed src/Cart page.tsx:12:5',
      '    pay: something changed, field-removed',
      '    → Mend it',
      '  book',
      '  option-removed src/Cart page.tsx:12:5',
      '    book: field room no longer offers "x"',
      '    → Mend it',
      '',
      'harmless (1)',
      '  pay',
      '  field-added src/Cart page.tsx:12:5',
      '    pay: something changed, field-added',
      '    → Mend it',
      '',
      '3 findings',
    ]);
  });

  test.each([24, 40, 80])('fits %i columns, with colours too', (columns) => {
    const result = checkResult([differenceOf('selectors-lost', { what: 'pay: its action is '.repeat(9) })], {
      flaky: [{ states: ['cart'], what: 'State cart had 3 of 4 elements in tools and has 2 of 4 elements' }],
      notes: ['pay: moved from src/Cart page.tsx:1:1 to src/Cart page.tsx:12:5'],
    });
    const text = checkReport(result, pc.createColors(true), columns);
    const widths = text.split('\n').map((line) => stripVTControlCharacters(line).length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(columns);
    const words = (of: string): string => stripVTControlCharacters(of).replace(/\s+/g, '');
    expect(words(text)).toBe(words(checkReport(result, plain)));
  });

  test.each([
    [checkResult([]), 'The map agrees with the app: 0 tools'],
    [
      checkResult([differenceOf('field-added')], { failOn: 'breaking', problems: [], exitCode: 0 }),
      '1 difference, none of which fails the check (--fail-on breaking)',
    ],
    [
      checkResult([differenceOf('field-added')], { updated: true, problems: [], exitCode: 0 }),
      'The map was written: 0 tools, 1 difference',
    ],
    [checkResult([], { problems: [problem('MAP_EDITED', { file: 'm' })], exitCode: 1 }), '1 finding'],
  ])('ends with the verdict %#', (result, sentence) => {
    expect(checkReport(result, plain).split('\n').at(-1)).toBe(sentence);
  });
});
