import { expect, test } from 'vitest';

import { idleFunctions } from '../../../src/harness/pages/idle-functions.js';

const ran = (...ranges: [number, number, number][]) =>
  ranges.map(([startOffset, endOffset, count]) => ({ ranges: [{ startOffset, endOffset, count }] }));

test('a function is idle if it ran in no document, and scripts of packages are left out', () => {
  const pathOf = (url: string): string | undefined => (url === '' ? undefined : url);
  const coverage = [
    { url: '/a.js', functions: ran([0, 90, 1], [10, 20, 0], [30, 40, 0]) },
    { url: '/a.js', functions: ran([0, 90, 1], [10, 20, 1], [30, 40, 0]) },
    { url: '/node_modules/b.js', functions: ran([0, 9, 0]) },
    { url: '', functions: ran([0, 9, 0]) },
  ];
  expect(idleFunctions(coverage, pathOf)).toEqual({ '/a.js': [[30, 40]] });
});
