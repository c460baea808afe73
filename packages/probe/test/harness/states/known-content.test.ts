import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { KnownContent } from '../../../src/harness/states/known-content.js';

const button = (name: string, line: number, more: Partial<PageElement> = {}): Partial<PageElement> => ({
  role: 'button',
  name,
  labels: [],
  attributes: {},
  testIds: [],
  sources: [{ file: 'Modal.tsx', line, column: 1 }],
  ...more,
});
const page = (...elements: Partial<PageElement>[]): PageSnapshot =>
  ({ route: '/', containers: [], elements }) as unknown as PageSnapshot;

test('the buttons of another dialog are new, although they have the same words', () => {
  const known = new KnownContent();
  known.add(page(button('Cancel', 3)));
  expect(known.add(page(button('Cancel', 3), button('Cancel', 9)))).toHaveLength(1);
  expect(known.add(page(button('Cancel', 9)))).toEqual([]);
});

test('without stamps the functions that answer distinguish them, and those around do not', () => {
  const known = new KnownContent();
  const answered = (line: number, isAround = false): Partial<PageElement> => {
    const { sources: _, ...rest } = button('Cancel', 1);
    return {
      ...rest,
      handlers: [{ event: 'click', at: { file: 'a.js', line, column: 1 }, ...(isAround ? { isAround } : {}) }],
    };
  };
  known.add(page(answered(3)));
  expect(known.add(page(answered(9)))).toHaveLength(1);
  known.add(page(answered(12, true)));
  expect(known.add(page(answered(15, true)))).toEqual([]);
});

test('another list with an id is new, although its rows show the same buttons', () => {
  const known = new KnownContent();
  const list = (value: string, score: number): PageSnapshot =>
    ({
      ...page(button('Edit', 3)),
      containers: [{ kind: 'row', row: { rows: [{ strategy: 'css', value, score }] } }],
    }) as unknown as PageSnapshot;
  known.add(list('#done > tr', 0.5));
  expect(known.add(list('#open > tr', 0.5))).toHaveLength(1);
  expect(known.add(list('#open > tr > td', 0.5))).toEqual([]);
  expect(known.add(list('main > div:nth-of-type(3) > tr', 0.2))).toEqual([]);
});
