import type { PageSnapshot, Target } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { figureReads } from '../../src/reads/figure-reads.js';

const main: Target = { selectors: [{ strategy: 'role', value: 'main', score: 0.6 }], confidence: 0.6 };
const page = (state: string, route: string, ...texts: string[]): PageSnapshot => ({
  state,
  route,
  elements: [],
  containers: [],
  figures: texts.map((text) => ({ text, caption: text.replace(/[\d$: ]+$/, '') })),
});
const written = new Set(['Total', 'Days left', 'Step', 'Step 2']);

test('a route has one read of the figures whose captions the source contains', () => {
  const pages = [page('home', '/', 'Total: $12', 'Ada 3', 'Step 2'), page('more', '/', 'Days left 5', 'Total: $13')];
  expect(figureReads([...pages, page('about', '/about', 'Step 2')], (text) => written.has(text), main)).toEqual([
    {
      route: '/',
      states: ['home', 'more'],
      captions: ['Total', 'Days left'],
      isDetails: false,
      read: {
        kind: 'figures',
        set: main,
        columns: [
          { key: 'total', title: 'Total', schema: {} },
          { key: 'days_left', title: 'Days left', schema: {} },
        ],
      },
    },
  ]);
});

test('routes that show the same figure have one read, and a route with other figures has its own', () => {
  const pages = [
    page('home', '/', 'Total: $12', 'Days left 5'),
    page('list', '/list', 'Total: $12'),
    page('steps', '/steps', 'Step 2'),
  ];
  const reads = figureReads(pages, (text) => ['Total', 'Days left', 'Step'].includes(text), main);
  expect(reads.map(({ route, states, captions }) => [route, states, captions])).toEqual([
    ['/', ['home', 'list'], ['Total', 'Days left']],
    ['/steps', ['steps'], ['Step']],
  ]);
});

test('details have texts for values, and a part that a press opens has a read of its own', () => {
  const details = (state: string, ...figures: PageSnapshot['figures'] & object): PageSnapshot => ({
    ...page(state, '/orders'),
    figures,
  });
  const pages = [
    details(
      'orders',
      { caption: 'Total', text: 'Total 12' },
      { caption: 'Tip', text: 'Tip Ask us', value: 'Ask us any time' },
    ),
    details('open', { caption: 'Total', text: 'Total 12' }, { caption: 'Status', text: 'Status sent', value: 'sent' }),
  ];
  const isWritten = (text: string): boolean => ['Total', 'Tip', 'Ask us any time', 'Status', 'sent'].includes(text);
  const reads = figureReads(pages, isWritten, main, new Set(['open']));
  expect(reads.map(({ states, captions, isDetails }) => [states, captions, isDetails])).toEqual([
    [['open', 'orders'], ['Total'], false],
    [['open'], ['Status'], true],
  ]);
});
