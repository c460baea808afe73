import type { Behaviour, Tool } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { behaviourDifferences } from '../../../src/map/compare/compare-behaviour.js';

const tool = { name: 'place_order', source: { file: 'a.tsx', line: 3, column: 5 } } as unknown as Tool;
const sent = { method: 'POST', path: '/orders', values: ['name=name', 'note'] };
const was: Behaviour = { status: 'completed', asks: ['confirm'], sends: [sent], effects: ['dialogs -1', 'items +1'] };
const found = (is: Partial<Behaviour>): string[] =>
  behaviourDifferences(tool, 'shop', was, { ...was, ...is }).map(({ kind, what }) => `${kind}: ${what}`);

describe('two behaviours of a tool', () => {
  test.each<[string, Partial<Behaviour>, string[]]>([
    ['nothing', {}, []],
    ['a confirmation that is gone', { asks: [] }, ['asks-no-more: place_order no longer asks']],
    [
      'a second confirmation',
      { asks: ['confirm', 'confirm'] },
      ['asks-now: place_order now asks (confirm, confirm; before: confirm)'],
    ],
    [
      'a new value',
      { sends: [{ ...sent, values: ['coupon', ...sent.values] }] },
      ['value-new: place_order now sends `coupon` with POST /orders'],
    ],
    [
      'a value that no longer comes from its field',
      { sends: [{ ...sent, values: ['name', 'note'] }] },
      [
        'value-gone: place_order no longer sends `name=name` with POST /orders',
        'value-new: place_order now sends `name` with POST /orders',
      ],
    ],
    [
      'another method',
      { sends: [{ ...sent, method: 'PUT' }] },
      ['request-changed: place_order sent POST /orders and sends PUT /orders'],
    ],
    ['a request that is gone', { sends: [] }, ['request-gone: place_order no longer sends POST /orders']],
    [
      'a second request',
      { sends: [sent, { method: 'POST', path: '/log', values: [] }] },
      ['request-new: place_order now sends POST /log'],
    ],
    ['another status', { status: 'unknown' }, ['outcome-changed: place_order ended as completed and ends as unknown']],
    [
      'another reaction of the page',
      { effects: ['dialogs -1', 'items -2'] },
      ['reaction-changed: place_order changes the page in another way: no longer: items +1; now: items -2'],
    ],
  ])('differ in %s', (_, is, expected) => {
    expect(found(is)).toEqual(expected);
  });

  test('have the place of the tool', () => {
    expect(behaviourDifferences(tool, 'shop', was, { ...was, asks: [] })[0]).toMatchObject({
      tool: 'place_order',
      where: 'a.tsx:3:5',
      states: ['shop'],
    });
  });
});
