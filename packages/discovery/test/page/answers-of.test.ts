import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { HandlerEvidence } from '../../src/intents/model/intent.js';
import { answersOf } from '../../src/page/answers-of.js';

const at = { file: 'app.js', line: 3, column: 5 };
const remove = { event: 'click', does: { calls: [], assigns: [] } } as unknown as HandlerEvidence;
const code = {
  writes: () => true,
  handlerOf: () => remove,
  handlersOfTag: () => [],
  readsPressed: () => false,
  writesInTag: () => false,
  pressedParts: () => [],
};
const link = {
  index: 1,
  tag: 'a',
  role: 'link',
  name: 'Home',
  attributes: { href: '/' },
  chain: [],
} as unknown as PageElement;

test.each([
  ['a button that contains the link alone', { wraps: true as const }, 1],
  ['another button before the link', {}, 0],
])('the functions of %s answer the link', (_, more, found) => {
  const button = {
    index: 0,
    tag: 'button',
    role: 'button',
    attributes: {},
    chain: [],
    handlers: [{ event: 'click', at }],
  };
  const elements = [{ ...button, ...more } as unknown as PageElement, link];
  const snapshot = { state: 'home', route: '/', elements, containers: [] } as PageSnapshot;
  expect(answersOf(link, snapshot, code).handlers).toHaveLength(found);
});

test.each([
  ['reads which element was pressed', true, 1],
  ['reads nothing of it', false, 0],
])('a function around an element answers it if the function %s', (_, reads, found) => {
  const handlers = [{ event: 'click', at, isAround: true as const }];
  const item = {
    index: 0,
    tag: 'li',
    role: 'listitem',
    name: '',
    attributes: {},
    chain: [],
    handlers,
  } as unknown as PageElement;
  const snapshot = { state: 'home', route: '/', elements: [item], containers: [] } as unknown as PageSnapshot;
  expect(answersOf(item, snapshot, { ...code, readsPressed: () => reads }).handlers).toHaveLength(found);
});
