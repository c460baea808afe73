import type { GroundTruthMap } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { explainField, explainTool } from '../../src/explain/explain-tool.js';
import { nearestNames } from '../../src/match/nearest-names.js';

const source = { file: 'app.tsx', line: 3, column: 5 };
const map: GroundTruthMap = {
  version: 1,
  generator: { name: 'webmcp', version: '0.0.0' },
  app: { frameworks: ['react'] },
  testIdAttributes: ['data-mcp'],
  states: [
    { id: 'home', route: '/', from: 'route' },
    { id: 'orders', route: '/orders', from: 'harness' },
  ],
  tools: [
    {
      id: 'wm_aaaaaa',
      name: 'cancel_order',
      title: 'Cancel order',
      description: 'Cancels an order.',
      kind: 'row-action',
      risk: { level: 'destructive', reasons: [{ signal: 'http', evidence: 'DELETE /orders/:id', source }] },
      source,
      states: ['orders'],
      reach: [
        { do: 'navigate', route: '/orders' },
        {
          do: 'click',
          target: {
            selectors: [{ strategy: 'role', value: 'button[name="More"]', score: 0.6 }],
            confidence: 0.6,
            fingerprint: { kind: 'button', labels: ['More'], scope: [], unique: ['label'] },
          },
        },
      ],
      row: {
        param: 'order',
        rows: { selectors: [{ strategy: 'css', value: 'tr', score: 0.2 }], confidence: 0.2 },
        key: { selectors: [{ strategy: 'css', value: 'td:nth-child(1)', score: 0.2 }], confidence: 0.2 },
      },
      fields: [
        {
          key: 'why',
          label: 'Why',
          role: 'textbox',
          schema: { type: 'string' },
          required: true,
          selectors: [
            { strategy: 'label', value: 'Why', score: 0.8 },
            { strategy: 'role', value: 'textbox[name="Why"]', score: 0.6 },
          ],
          confidence: 0.8,
          source,
          match: {
            score: 0.97,
            signals: { nameId: 1, label: 1, role: 1, labelledby: 0, container: 0.5 },
            provenance: true,
          },
          survival: { survived: 9, trials: 10, wrong: 0 },
        },
      ],
      action: { selectors: [{ strategy: 'testid', value: 'cancel', score: 1 }], confidence: 1 },
    },
  ],
  unstable: [
    {
      what: 'field',
      label: 'Note',
      tool: 'wm_aaaaaa',
      toolName: 'cancel_order',
      source,
      selectors: [],
      confidence: 0,
      guidance: [{ do: 'data-mcp', text: 'Add it' }],
    },
    {
      what: 'action',
      label: '',
      tool: 'wm_bbbbbb',
      toolName: 'mute_sound',
      source,
      selectors: [],
      confidence: 0.2,
      guidance: [{ do: 'data-mcp', text: 'Add it' }],
    },
  ],
  unmatched: { intents: [], elements: [] },
  integrity: '',
};

describe('explainTool', () => {
  test('lists every part in the order of a call', () => {
    const explained = explainTool(map, 'cancel_order')!;
    expect(explainTool(map, 'wm_aaaaaa')).toEqual(explained);
    expect(explained.targets.map(({ part, key, within }) => [part, key, within])).toEqual([
      ['reach step', '2', 'in the document'],
      ['rows', undefined, 'in the document, as a set'],
      ['row key', undefined, 'in each row'],
      ['field', 'why', 'in its row'],
      ['action', undefined, 'in its row'],
    ]);
    expect(explained.reach).toEqual(['go to /orders', 'click "More"']);
    expect(explained.states.map(({ id }) => id)).toEqual(['orders']);
    expect(explained.unstable.map(({ label }) => label)).toEqual(['Note']);
  });

  test('explains signals, provenance, the best selector and survival of a target', () => {
    const why = explainTool(map, 'cancel_order')!.targets.find(({ key }) => key === 'why')!;
    expect(why.paired?.signals.map(({ signal, value, weight }) => [signal, value, weight])).toEqual([
      ['nameId', 1, 0.3],
      ['label', 1, 0.35],
      ['role', 1, 0.15],
      ['labelledby', 0, 0.05],
      ['container', 0.5, 0.15],
    ]);
    expect(why.paired?.provenance).toBe('the page names this place in the source');
    expect(why.best).toContain('a label (0.8) is worth more than role and name (0.6)');
    expect(why.survives).toBe('survives 9 of 10 changes to the page, wrong element 0 times');
    const action = explainTool(map, 'cancel_order')!.targets.find(({ part }) => part === 'action')!;
    expect(action.best).toContain('the only one');
    expect(action.survives).toContain('instrument --stress');
  });

  test('lists the unstable targets of a tool that is held back', () => {
    const explained = explainTool(map, 'mute_sound')!;
    expect(explained).toMatchObject({ held: true, tool: { id: 'wm_bbbbbb', name: 'mute_sound' }, targets: [] });
    expect(explained.unstable.map(({ tool }) => tool)).toEqual(['wm_bbbbbb']);
    expect(explainTool(map, 'mute')).toBeNull();
  });

  test('explainField returns one field, also an unstable one', () => {
    const explained = explainTool(map, 'cancel_order')!;
    expect(explainField(explained, 'why')?.targets.map(({ key }) => key)).toEqual(['why']);
    expect(explainField(explained, 'Note')?.unstable).toHaveLength(1);
    expect(explainField(explained, 'nothing')).toBeNull();
  });
});

test('nearestNames', () => {
  const names = ['sign_in', 'sign_up', 'cancel_order', 'delete_order', 'go_to_orders'];
  expect(nearestNames('sing_up', names)[0]).toBe('sign_up');
  expect(nearestNames('order', names)).toEqual(['cancel_order', 'delete_order', 'go_to_orders']);
  expect(nearestNames('x', [])).toEqual([]);
});
