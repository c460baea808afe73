import type { Target, Tool } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { fragileTargets } from '../../src/map/fragile-targets.js';

const source = { file: 'a.html', line: 1, column: 1 };
const target = (survived?: number, trials = 10): Target => ({
  selectors: [],
  confidence: 1,
  ...(survived === undefined ? {} : { survival: { survived, trials, wrong: 0 } }),
});

function tool(parts: Partial<Tool>): { tools: Tool[] } {
  const whole: Tool = {
    id: 'wm_aaaaaa',
    name: 'order',
    title: 'Order',
    description: 'Orders.',
    kind: 'form',
    risk: { level: 'safe', reasons: [] },
    source,
    states: [],
    fields: [],
    ...parts,
  };
  return { tools: [whole] };
}

describe('fragileTargets', () => {
  test('lists targets that survive too little, and those without a measurement', () => {
    const field = { ...target(8), key: 'who', label: 'Who', role: 'textbox', schema: {}, required: true };
    const parts = tool({ fields: [field], action: target(), reach: [{ do: 'click', target: target(9) }] });
    expect(fragileTargets(parts, 0.9).map(({ target: name, share }) => [name, share])).toEqual([
      ['field who', 0.8],
      ['action', null],
    ]);
  });

  test('treats no trials as no measurement, and counts a container only with a measurement', () => {
    expect(fragileTargets(tool({ action: target(0, 0) }), 0)).toEqual([
      { tool: 'order', target: 'action', source, share: null },
    ]);
    expect(fragileTargets(tool({ container: target() }), 1)).toEqual([]);
    expect(fragileTargets(tool({ container: target(5) }), 0.6)).toHaveLength(1);
  });
});
