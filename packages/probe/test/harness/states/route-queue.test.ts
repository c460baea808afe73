import { expect, it } from 'vitest';
import { mostStates, RouteQueue } from '../../../src/harness/states/route-queue.js';

const same = (route: string): string => route;

it('makes one state of each pattern', () => {
  const queue = new RouteQueue(same);
  expect(queue.take(['/', '/orders/17', '/orders/18', '/orders?open=1'])).toEqual([
    { id: 'home', route: '/' },
    { id: 'orders-id', route: '/orders/17' },
    { id: 'orders', route: '/orders?open=1' },
  ]);
  expect(queue.take(['/orders/19'])).toEqual([]);
});

it('numbers ids that are taken', () => {
  expect(new RouteQueue(same).take(['/a-b', '/a/b']).map(({ id }) => id)).toEqual(['a-b', 'a-b-2']);
});

it('keeps the fourth page of a source pattern waiting, and the pages without room', () => {
  const queue = new RouteQueue((route) => (route.startsWith('/posts/') ? '/posts/:slug' : route));
  const posts = ['/posts/a', '/posts/b', '/posts/c', '/posts/d'];
  expect(queue.take(posts).map(({ route }) => route)).toEqual(posts.slice(0, 3));
  expect(queue.waiting).toEqual(['/posts/d']);
  expect(queue.takeWaiting().map(({ route }) => route)).toEqual(['/posts/d']);
  const pages = Array.from({ length: mostStates }, (_, at) => `/page-${'x'.repeat(at)}`);
  expect(queue.take(pages)).toHaveLength(mostStates - 4);
  expect(queue.takeWaiting()).toEqual([]);
  expect(queue.waiting).toEqual(pages.slice(-4));
});
