import { expect, it } from 'vitest';
import { isGraphqlQuery } from '../../src/guard/graphql-query.js';

const body = (query: unknown): string => JSON.stringify({ operationName: 'A', query, variables: {} });

it.each([
  ['query Orders { orders { id } }'],
  ['{ orders { id } }'],
  ['query A($in: Filter = { state: "mutation { x }" }, $n: Int = 3) @live { orders(in: $in, n: 3) { id } }'],
  ['# mutation M { drop }\nquery A { a }, query B { b { ...F } } fragment F on Order { id ... on Big { n } }'],
  ['query A { a(text: """ } mutation M { "" } """) }'],
  ['query mutation { delete }'],
])('passes %j', (query) => {
  expect(isGraphqlQuery(body(query))).toBe(true);
});

it.each([
  ['mutation A { drop }'],
  ['subscription A { told }'],
  ['query A { a } mutation B { drop }'],
  ['fragment F on Order { id } mutation A { ...F }'],
  ['fragment F on Order { id }'],
  ['query'],
  ['query A'],
  ['query A { a'],
  ['query A { a } }'],
  ['query A(($x: Int) { a }'],
  ['query A { a(x: "open) { b } } mutation B { drop }'],
  ['{"state": "open"}'],
  ['{ state: 1 }'],
  ['shoes'],
  [''],
  [7],
  [{ match: 'all' }],
])('blocks %j', (query) => {
  expect(isGraphqlQuery(body(query))).toBe(false);
});

it('blocks other requests, and a list with one write', () => {
  const [query, mutation] = [{ query: '{ a }' }, { query: 'mutation { a }' }];
  expect(isGraphqlQuery(JSON.stringify([query, query]))).toBe(true);
  for (const one of [[query, mutation], [], {}, null, 'query { a }', { extensions: { persistedQuery: {} } }])
    expect(isGraphqlQuery(JSON.stringify(one))).toBe(false);
  expect(isGraphqlQuery('query { a }')).toBe(false);
  expect(isGraphqlQuery(null)).toBe(false);
});
