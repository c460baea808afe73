import type { Tool } from '@webmcp/contract';
import { describe, expect, it } from 'vitest';

import { inputOf, toldTool } from '../../src/wording/told-tool.js';

const target = (label: string): NonNullable<Tool['action']> => ({
  selectors: [{ strategy: 'role', value: `button[name="${label}"]`, score: 0.6 }],
  confidence: 0.6,
  fingerprint: { kind: 'button', labels: [label], scope: [], unique: [] },
});

const order: Tool = {
  id: 'wm_order1',
  name: 'place_order',
  title: 'Place order',
  description: 'Fills in and submits "Place order".',
  kind: 'form',
  risk: {
    level: 'destructive',
    reasons: [
      { signal: 'http', evidence: 'POST /api/orders' },
      { signal: 'label', evidence: 'order' },
    ],
  },
  states: ['cart', 'checkout'],
  container: target('Your cart'),
  reach: [{ do: 'click', target: target('Check out') }],
  fields: [
    { ...target('City'), key: 'city', label: 'City', role: 'textbox', schema: { type: 'string' }, required: true },
    {
      ...target('Card'),
      key: 'card',
      label: 'Card number',
      role: 'textbox',
      schema: { type: 'string', default: '4242' },
      required: true,
      sensitive: 'payment',
    },
    {
      ...target('Shipping'),
      key: 'shipping',
      label: 'Shipping',
      role: 'combobox',
      schema: {
        oneOf: [
          { const: 'a', title: 'Slow' },
          { const: 'b', title: 'Fast' },
        ],
      },
      required: false,
    },
  ],
  action: target('Place order'),
};
const routes = new Map([
  ['cart', '/cart'],
  ['checkout', '/checkout'],
]);

describe('toldTool', () => {
  it('returns what the source shows of a tool', () => {
    expect(toldTool(order, routes)).toMatchObject({
      id: 'wm_order1',
      does: ['POST /api/orders'],
      inside: ['Your cart'],
      openedBy: ['Check out'],
      routes: ['/cart', '/checkout'],
      fields: [
        { key: 'city', type: 'string' },
        { key: 'shipping', choices: ['Slow', 'Fast'] },
      ],
    });
  });

  it('leaves out sensitive fields, values and selectors', () => {
    expect(JSON.stringify(toldTool(order, routes))).not.toMatch(/card|4242|selectors/i);
  });

  it.each([
    ['a tool that rests on the page', { basis: 'page' as const }],
    ['a read', { kind: 'read' as const }],
  ])('is null for %s', (_, part) => {
    expect(toldTool({ ...order, ...part }, routes)).toBeNull();
  });

  it('names the number of fields beyond the first forty', () => {
    const many = { ...order, fields: Array.from({ length: 400 }, (_, at) => ({ ...order.fields[0]!, key: `f${at}` })) };
    expect(toldTool(many, routes)).toMatchObject({ moreFields: 360 });
  });
});

describe('inputOf', () => {
  const hash = (tool: Tool): string => inputOf(toldTool(tool, routes)!);

  it('changes with a field, and not with the words that the tool has', () => {
    expect(hash({ ...order, fields: [] })).not.toBe(hash(order));
    expect(hash({ ...order, name: 'buy', description: 'Buys.' })).toBe(hash(order));
  });

  it('is the same for a tool whose words and risk are from a model', () => {
    const rules = { name: 'place_order', title: 'Place order', description: 'x' };
    const safe: Tool = { ...order, risk: { level: 'safe', reasons: [] } };
    const worded: Tool = {
      ...safe,
      title: 'Buy it',
      risk: { level: 'caution', reasons: [{ signal: 'model', evidence: 'a model proposed caution (was safe)' }] },
      worded: { by: 'm', input: '', rules, risk: 'caution' },
    };
    expect(hash(worded)).toBe(hash(safe));
  });
});
