import { expect, test } from 'vitest';

import { generatedLists } from '../../src/page/generated-list.js';
import { isWrittenIn } from '../../src/page/is-written.js';
import type { AppCode } from '../../src/source/app-code.js';
import { buildWorld, type World } from '../match/build-world.js';

/** A page with "Save" and "Open", and with options that one function answers. */
function page(count: number): World['snapshot'] {
  const options = Array.from({ length: count }, (_, at) => ({ label: `Option ${at}` }));
  const { snapshot } = buildWorld([{ label: 'Save' }, { label: 'Open' }, ...options]);
  for (const element of snapshot.elements.slice(2))
    element.handlers = [{ event: 'click', at: { file: 'app.js', line: 7, column: 1 } }];
  return snapshot;
}

const code = { writes: (text: string) => ['Save', 'Open'].includes(text) } as AppCode;

test('more elements than a person writes out, with one function, are a list', () => {
  const snapshot = page(13);
  const lists = generatedLists(snapshot);
  expect([...lists.keys()].map(({ index }) => index)).toEqual(Array.from({ length: 13 }, (_, at) => at + 2));
  expect(new Set(lists.values())).toEqual(new Set([snapshot.elements[2]]));
  expect(generatedLists(page(12)).size).toBe(0);
});

test('the entries of a list count once among the names of a page', () => {
  expect(isWrittenIn(code, [page(40)])('Option 1')).toBe(false);
  expect(isWrittenIn(code, [page(12)])('Option 1')).toBeUndefined();
});
