import type { PageHandler, Source } from '@webmcp/contract';
import { expect, it } from 'vitest';

import type { Boundary, HandlerEvidence } from '../../../src/intents/model/intent.js';
import { boundaryAgreement } from '../../../src/match/signals/boundary-agreement.js';

const at = (line: number, column: number): Source => ({ file: 'App.vue', line, column });
const boundary = (index: number, ...places: Source[]): Boundary =>
  ({
    index,
    sites: [at(1, 1)],
    handlers: places.map((place) => ({ source: place, attached: place }) as HandlerEvidence),
  }) as Boundary;
const seen = (line: number, column: number): PageHandler => ({ event: 'submit', at: at(line, column) });

const order = boundary(0, at(3, 20));
const search = boundary(1, at(9, 5));
const first = boundary(2, at(12, 1));
const second = boundary(3, at(12, 1));
const bare = boundary(4);
const agreement = boundaryAgreement([order, search, first, second, bare]);

it.each([
  ['the container has the function of the boundary', order, [seen(3, 24)], 1],
  ['the container has the function of another boundary', order, [seen(9, 9)], 0],
  ['several boundaries share the function', first, [seen(12, 4)], 0.7],
  ['no boundary has the function', order, [seen(7, 1)], undefined],
  ['the container has no function', order, [], undefined],
  ['the boundary has no function', bare, [seen(3, 24)], undefined],
] as const)('%s', (_, one, handlers, expected) => {
  expect(agreement(one, { handlers: [...handlers] })).toBe(expected);
});

it('compares the sites if the container has any', () => {
  expect(agreement(order, { sources: [at(1, 1)], handlers: [seen(9, 9)] })).toBe(1);
});

it('knows nothing of a container without handlers', () => {
  expect(agreement(order, {})).toBeUndefined();
});
