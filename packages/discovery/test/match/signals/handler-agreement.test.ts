import type { PageHandler, Source } from '@webmcp/contract';
import { expect, it } from 'vitest';

import type { HandlerEvidence, Intent } from '../../../src/intents/model/intent.js';
import { handlerAgreement } from '../../../src/match/signals/handler-agreement.js';

const at = (line: number, column: number): Source => ({ file: 'App.vue', line, column });
const handler = (source: Source, attached = source): HandlerEvidence => ({
  event: 'click',
  does: { calls: [], assigns: [] },
  sets: [],
  source,
  attached,
});
const intent = (index: number, ...handlers: HandlerEvidence[]): Intent => ({ index, handlers }) as unknown as Intent;
const seen = (line: number, column: number, isAround?: true): PageHandler => ({
  event: 'click',
  at: at(line, column),
  ...(isAround && { isAround }),
});

const save = intent(0, handler(at(3, 20), at(3, 10)));
const cancel = intent(1, handler(at(3, 60), at(3, 50)));
const first = intent(2, handler(at(9, 1), at(4, 10)));
const second = intent(3, handler(at(9, 1), at(5, 10)));
const link = intent(4);
const agreement = handlerAgreement([save, cancel, first, second, link]);

it.each([
  ['the place is in the head of its function', save, [seen(3, 24)], 1],
  ['the place is in its attribute', save, [seen(3, 15)], 1],
  ['the place belongs to another function of the line', save, [seen(3, 62)], 0],
  ['several intents share the function', first, [seen(9, 14)], 0.7],
  ['the place belongs to no known function', save, [seen(7, 1)], undefined],
  ['the place is before each function of its line', save, [seen(3, 4)], undefined],
  ['the element has no handler', save, [], undefined],
  ['the intent has no handler', link, [seen(3, 24)], undefined],
  ['an element around has the function', save, [seen(3, 24, true)], 0.7],
  ['an element around has another function', save, [seen(3, 62, true)], undefined],
  ['the own handler is another than the one around', save, [seen(3, 62), seen(3, 24, true)], 0],
] as const)('%s', (_, one, handlers, expected) => {
  expect(agreement(one, handlers)).toBe(expected);
});
