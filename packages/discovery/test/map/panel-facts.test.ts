import type { GroundTruthMap, Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { mayMerge, panelFacts } from '../../src/map/panel-facts.js';

const target = (confidence: number) => ({ selectors: [], confidence, source: { file: 'a.tsx', line: 1, column: 1 } });

test('panelFacts returns each tool with its weakest confidence, its routes and its targets', () => {
  const map = {
    testIdAttributes: ['data-mcp'],
    states: [
      { id: 'home', route: '/', from: 'route' },
      { id: 'home-open', route: '/', from: 'explored' },
      { id: 'cart', route: '/cart', from: 'route' },
    ],
    tools: [
      {
        id: 'wm_1',
        name: 'save',
        title: 'Save',
        description: 'Saves.',
        kind: 'form',
        risk: { level: 'caution', reasons: [{ signal: 'http', evidence: 'POST /orders' }] },
        states: ['home', 'home-open'],
        source: { file: 'src/Order.tsx', line: 3, column: 5 },
        proof: { level: 'filled', result: 'ok', browser: 'x' },
        container: target(1),
        fields: [{ ...target(0.6), key: 'a', label: 'A', role: 'textbox', schema: {}, required: true }],
        action: target(0.8),
      },
    ],
    unstable: [
      {
        what: 'action',
        label: 'Wipe',
        toolName: 'wipe',
        selectors: [],
        confidence: 0.2,
        source: { file: 'src/Wipe.tsx', line: 9, column: 1 },
        guidance: [{ do: 'data-mcp', text: 'Add it', paste: 'data-mcp="wipe"', into: [] }],
      },
    ],
  } as unknown as GroundTruthMap;
  const { tools, heldBack } = panelFacts(map);
  expect(tools).toMatchObject([
    {
      name: 'save',
      level: 'caution',
      confidence: 0.6,
      proof: 'filled: ok',
      routes: ['/'],
      reasons: ['POST /orders (http)'],
    },
  ]);
  expect(tools[0]!.targets).toHaveLength(3);
  expect(tools[0]!.targets[0]).not.toHaveProperty('source');
  expect(heldBack).toEqual([
    {
      label: 'Wipe',
      tool: 'wipe',
      source: { file: 'src/Wipe.tsx', line: 9, column: 1 },
      guidance: [{ text: 'Add it', paste: 'data-mcp="wipe"' }],
    },
  ]);
});

test.each([
  ['tools of one kind on two pages', 'form', ['home'], 'form', ['cart'], true],
  ['two kinds', 'form', ['home'], 'action', ['cart'], false],
  ['two reads', 'read', ['home'], 'read', ['cart'], false],
  ['a page that shows both', 'form', ['home', 'cart'], 'form', ['cart'], false],
] as const)('mayMerge decides %s', (_, kind, states, otherKind, otherStates, may) => {
  const one = { id: 'wm_1', kind, states } as unknown as Tool;
  const other = { id: 'wm_2', kind: otherKind, states: otherStates } as unknown as Tool;
  expect([mayMerge(one, other), mayMerge(one, one)]).toEqual([may, false]);
});
