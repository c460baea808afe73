import { expect, test } from 'vitest';

import { columnOfTag, lineShifts } from '../../src/places/line-shifts.js';

/** The tags of two files, by their places. */
const tags = new Set(['App.tsx:10:5', 'App.tsx:11:7', 'App.tsx:14:7', 'List.tsx:8:3', 'List.tsx:9:5']);
const columnAt = (path: string, line: number): number | undefined => {
  const found = [...tags].find((tag) => tag.startsWith(`${path}:${line}:`));
  return found === undefined ? undefined : Number(found.split(':')[2]);
};

/** Returns the places of the given tags, some lines too far. */
const recorded = (names: readonly string[], by: number) =>
  names.map((name) => {
    const [path = '', line, column] = name.split(':');
    return { path, line: Number(line) + by, column: Number(column) };
  });

test('finds the lines of a header, which is the same in all files', () => {
  expect([...lineShifts(recorded([...tags], 19), columnAt)]).toEqual([
    ['App.tsx', 19],
    ['List.tsx', 19],
  ]);
});

test('allows another column of a tag, as long as most are right', () => {
  const [first, second, third] = recorded(['App.tsx:10:5', 'App.tsx:11:7', 'App.tsx:14:7'], 19);
  const moved = { ...third!, column: 3 };
  expect([...lineShifts([first!, second!, moved], columnAt)]).toEqual([['App.tsx', 19]]);
  expect(lineShifts([first!, { ...second!, column: 1 }, moved], columnAt).size).toBe(0);
});

test('leaves right places, too few places, and places that no shift explains', () => {
  expect(lineShifts(recorded([...tags], 0), columnAt).size).toBe(0);
  expect(lineShifts(recorded(['List.tsx:8:3', 'List.tsx:9:5'], 19), columnAt).size).toBe(0);
  const odd = [...recorded(['App.tsx:10:5', 'App.tsx:11:7'], 19), ...recorded(['App.tsx:14:7'], 20)];
  expect(lineShifts(odd, columnAt).size).toBe(0);
});

test('shifts one file beside another whose places are right', () => {
  const places = [...recorded(['App.tsx:10:5', 'App.tsx:11:7', 'App.tsx:14:7'], 19), ...recorded(['List.tsx:8:3'], 0)];
  expect([...lineShifts(places, columnAt)]).toEqual([['App.tsx', 19]]);
});

test('a file with other columns follows the shift of the page, unless more of its places are right', () => {
  const page = recorded(['App.tsx:10:5', 'App.tsx:11:7', 'App.tsx:14:7'], 19);
  const other = [
    { path: 'List.tsx', line: 27, column: 3 },
    { path: 'List.tsx', line: 28, column: 1 },
  ];
  expect(lineShifts([...page, ...other], columnAt).get('List.tsx')).toBe(19);
  const right = recorded(['List.tsx:8:3', 'List.tsx:9:5'], 0).map((place) => ({ ...place, column: 1 }));
  expect(lineShifts([...page, ...right], columnAt).has('List.tsx')).toBe(false);
});

test.each([
  ['a tag behind another indent', 5, [5], [9, 47], 9],
  ['the second of two tags', 43, [5, 43], [9, 47], 47],
  ['the only tag of a line', 2, [2], [12], 12],
  ['a tag of a line with right columns', 30, [8, 30], [8, 30], 30],
  ['no tag, if no distance brings all columns to tags', 40, [5, 40], [9, 47], undefined],
  ['no tag on a line without one', 5, [5], [], undefined],
])('finds %s', (_, column, recordedColumns, tagColumns, found) => {
  const upTo = (at: number): number | undefined => tagColumns.findLast((tag) => tag <= at);
  expect(columnOfTag(column, recordedColumns, upTo)).toBe(found);
});
