import type { PageSnapshot, Selector } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { outsideTwins } from '../../../src/selectors/rows/outside-twins.js';

const add: Selector = { strategy: 'role', value: 'button[name="Add"]', score: 0.6 };
const rows: Selector = { strategy: 'css', value: 'ul > li', score: 0.25 };

/** A page with one button outside of two rows, and a button in each place that `inside` lists: a row, or none. */
function page(inside: readonly (number | undefined)[], hits = inside.length): PageSnapshot {
  const candidates = [{ selector: add, document: hits, containers: {} }];
  return {
    state: 'home',
    route: '/',
    containers: [0, 1].map((index) => ({ index, kind: 'row', row: { set: 0, rows: [rows], keys: [] } })),
    elements: inside.map((row, index) => ({ index, chain: row === undefined ? [] : [row], candidates })),
  } as unknown as PageSnapshot;
}

const found = (...pages: PageSnapshot[]): unknown =>
  outsideTwins(
    pages.map((snapshot) => ({ snapshot, element: snapshot.elements[0]! })),
    ({ value }) => !value.includes('Ada'),
  );

test('the rows with all other hits leave one element', () => {
  const wanted = { selectors: [add], outside: [{ selectors: [rows], confidence: 0.25 }] };
  expect(found(page([undefined, 0, 1]))).toEqual(wanted);
  expect(found(page([undefined, 0, 1]), page([undefined, 0]))).toEqual(wanted);
});

test.each([
  ['an element in a row', page([0, undefined, 1])],
  ['a second element outside of the rows', page([undefined, 0, undefined])],
  ['a hit that the snapshot does not list', page([undefined, 0, 1], 4)],
  ['an element that is alone anyway', page([undefined])],
])('%s is not found by it', (_, snapshot) => {
  expect(found(snapshot)).toBeUndefined();
});

test('one state that is ambiguous is enough to refuse', () => {
  expect(found(page([undefined, 0, 1]), page([undefined, 0, undefined]))).toBeUndefined();
});

/** A page with one button, and its twin in a container that `named` identifies. */
function headed(named: Selector, own: readonly number[] = []): PageSnapshot {
  const candidates = [{ selector: add, document: 2, containers: {} }];
  return {
    state: 'home',
    route: '/',
    containers: [{ index: 0, kind: 'group', candidates: [{ selector: named, document: 1, containers: {} }] }],
    elements: [own, [0]].map((chain, index) => ({ index, chain, candidates })),
  } as unknown as PageSnapshot;
}

const header: Selector = { strategy: 'role', value: 'columnheader[name="Status"]', score: 0.6 };

test('a container with the other hit leaves one element', () => {
  expect(found(headed(header))).toEqual({ selectors: [add], outside: [{ selectors: [header], confidence: 0.6 }] });
});

test.each([
  ['an element in the same container', headed(header, [0])],
  ['a container with data in its name', headed({ ...header, value: 'columnheader[name="Ada"]' })],
  ['a container that only a path finds', headed({ strategy: 'css', value: 'table > thead', score: 0.3 })],
])('%s is not found by it', (_, snapshot) => {
  expect(found(snapshot)).toBeUndefined();
});
