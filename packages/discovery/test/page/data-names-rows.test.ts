import type { PageContainer } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { dataNamesRows } from '../../src/page/data-names-rows.js';

/** Rows of one set; each text is a key by its column. */
const rows = (...texts: string[][]): PageContainer[] =>
  texts.map(
    (own) =>
      ({
        kind: 'row',
        row: {
          set: 0,
          rows: [],
          keys: own.map((text, at) => ({
            selector: { strategy: 'css', value: `td:nth-of-type(${at + 1})`, score: 0.2 },
            text,
          })),
        },
      }) as unknown as PageContainer,
  );
const orderOf = (isData: (text: string) => boolean, ...texts: string[][]): string[] =>
  dataNamesRows(rows(...texts), isData)[0]!.row!.keys.map(({ text }) => text);
const written = ['Food', 'Travel', 'Circe', 'Dune', 'Miller', 'Herbert'];
const isData = (text: string): boolean => !written.includes(text);

test('a key of words that no file contains comes before one that the app writes in each row', () => {
  expect(orderOf(isData, ['Food', 'Team lunch'], ['Travel', 'Train to Bonn'])).toEqual(['Team lunch', 'Food']);
});

test('the order of the page stays without such a key', () => {
  expect(orderOf(isData, ['Circe', '120/416'], ['Dune', '30/300'])).toEqual(['Circe', '120/416']);
  expect(orderOf(isData, ['Circe', 'Miller'], ['Dune', 'Herbert'])).toEqual(['Circe', 'Miller']);
  expect(orderOf(isData, ['Food', 'Lunch'], ['Travel', 'Lunch'])).toEqual(['Food', 'Lunch']);
  expect(orderOf(isData, ['Mill', 'Lunch'], ['Food', 'Tea'])).toEqual(['Mill', 'Lunch']);
  expect(orderOf(isData, ['Food', 'Team lunch'])).toEqual(['Food', 'Team lunch']);
});
