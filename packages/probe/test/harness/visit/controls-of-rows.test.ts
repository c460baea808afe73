import type { PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';
import { controlsOfRows } from '../../../src/harness/visit/controls-of-rows.js';

const at = { file: 'app.js', line: 3, column: 5 };

/** Returns the controls of one loop, of which each is in the row with a number or in none. */
function controls(...rows: (number | undefined)[]): number[][] {
  // The last row is in a list of its own.
  const containers = [0, 1, 2].map((index) => ({ index, kind: 'row', row: { set: index < 2 ? 0 : 1 } }));
  const elements = rows.map((row, index) => ({
    index,
    chain: row === undefined ? [] : [row],
    handlers: [{ event: 'click', at }],
  }));
  return controlsOfRows({ elements, containers } as unknown as PageSnapshot, () => 'loop');
}

test.each([
  ['share a row', [0, 0], [[0, 1]]],
  ['are in none', [undefined, undefined], [[0, 1]]],
  ['are in rows, but for one whose row looks different', [0, undefined, 1], [[0, 1, 2]]],
  ['are in rows of several lists', [0, 1, 2], [[0, 1, 2]]],
  ['are in rows of their own', [0, 1], []],
  ['are one alone', [undefined], []],
])('controlsOfRows finds controls of a loop that %s', (_, rows, found) => {
  expect(controls(...rows)).toEqual(found);
});
