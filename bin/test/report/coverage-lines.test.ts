import { expect, test } from 'vitest';

import { coverageLines } from '../../src/report/coverage-lines.js';

test('coverageLines renders each sum that is not zero, one line for each state that was read', () => {
  const coverage = {
    elements: 9,
    inTools: 5,
    shared: 1,
    unstable: 0,
    dead: 1,
    unmatched: 0,
    leftOut: { sensitive: 1, 'in-a-frame': 1 },
    places: { stamp: 7, call: 0, handler: 0, none: 2 },
  };
  const states = [
    { id: 'home', route: '/', from: 'route' as const, coverage },
    { id: 'gone', route: '/gone', from: 'route' as const },
  ];
  expect(coverageLines({ states })).toEqual([
    'home: 9 elements, 5 in a tool, 1 in several tools, 1 dead, 1 left out (in-a-frame), 1 left out (sensitive); 2 without a place in the source',
  ]);
});
