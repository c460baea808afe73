import { expect, test } from 'vitest';

import { favourDuplicates } from '../../../src/match/assignment/favour-duplicates.js';
import { buildPage, edgesOf, favoured } from '../build-views.js';
import type { BoxSpec } from '../build-world.js';

const edit = { label: 'Edit' };

test.each<[string, BoxSpec['inside'], string[]]>([
  ['equally many controls with one text gain worth in document order', [edit, { label: 'Name' }, edit], ['0 0', '2 2']],
  ['a single control gains no worth', [edit, { label: 'Name' }], []],
  ['more controls than elements gain no worth', [edit, edit, { ...edit, only: 'source' }], []],
  ['more elements than controls gain no worth', [edit, edit, { ...edit, only: 'page' }], []],
])('%s', (_, inside, expected) => {
  const edges = edgesOf(buildPage([{ box: 'page', inside }]));
  favourDuplicates(edges);
  expect(favoured(edges)).toEqual(expected);
});

test('controls of two roots are no duplicates of each other', () => {
  const page: BoxSpec = { box: 'page', inside: [edit] };
  const edges = edgesOf(buildPage([page, page]));
  favourDuplicates(edges);
  expect(favoured(edges)).toEqual([]);
});

test('duplicates that another control could be gain no worth', () => {
  const similar = { label: 'Edits', only: 'source' as const };
  const edges = edgesOf(buildPage([{ box: 'page', inside: [edit, edit, similar] }]));
  expect(edges).toHaveLength(6);
  favourDuplicates(edges);
  expect(favoured(edges)).toEqual([]);
});
