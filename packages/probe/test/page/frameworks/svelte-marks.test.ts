import { describe, expect, test } from 'vitest';

import { svelteMarks } from '../../../src/page/frameworks/svelte-marks.js';

const element = (marks: object): Element => marks as Element;

describe('svelteMarks', () => {
  test.each([
    ['Svelte 5', { file: 'src/App.svelte', line: 4, column: 2 }, 4],
    ['Svelte 4, which counts lines from 0', { file: 'src/App.svelte', line: 3, column: 2, char: 60 }, 4],
  ])('reads the place of an element: %s', (_, loc, lineNumber) => {
    const marked = element({ __svelte_meta: { loc } });
    expect(svelteMarks.mode(marked)).toBe('development');
    expect(svelteMarks.makers?.(marked)).toEqual([{ fileName: 'src/App.svelte', lineNumber, columnNumber: 3 }]);
  });

  test.each([
    ['without marks', {}],
    ['with marks of another kind', { __svelte_meta: { loc: null } }],
    ['with a damaged place', { __svelte_meta: { loc: { file: 7, line: 1, column: 1 } } }],
  ])('reads no place of an element %s', (_, marks) => {
    expect(svelteMarks.makers?.(element(marks))).toEqual([]);
  });
});
