import { expect, it } from 'vitest';

import { workLine, type Work } from '../../src/report/work-line.js';

const work = (parts: Partial<Work>): Work => ({ begun: 0, done: 0, of: 0, last: '', open: new Map(), ...parts });

it.each([
  ['nothing yet', work({}), 5_000, ''],
  ['the first is open', work({ open: new Map([['home', 0]]) }), 2_000, 'at home'],
  ['what was done last, where nothing is open', work({ done: 2, of: 9, last: 'orders' }), 900_000, '2 of 9, orders'],
  [
    'what takes long by its time, and what is left from what was done',
    work({
      begun: 10_000,
      done: 4,
      of: 24,
      last: 'a',
      open: new Map([
        ['orders', 30_000],
        ['users', 69_000],
      ]),
    }),
    70_000,
    '4 of 24, about 5 min left, at orders (40 s) and users',
  ],
  [
    'an end that is near as no time',
    work({ done: 9, of: 10, last: 'a', open: new Map([['users', 0]]) }),
    60_000,
    '9 of 10, at users (60 s)',
  ],
  [
    'a time limit that is near',
    work({ done: 1, of: 10, last: 'a', ends: 100_000 }),
    40_000,
    '1 of 10, a, 60 s until the time limit',
  ],
  ['a time limit that is far as nothing', work({ done: 1, of: 10, last: 'a', ends: 3_600_000 }), 40_000, '1 of 10, a'],
])('says %s', (_, given, now, line) => {
  expect(workLine(given, now)).toBe(line);
});
