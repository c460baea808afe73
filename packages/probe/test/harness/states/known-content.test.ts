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
