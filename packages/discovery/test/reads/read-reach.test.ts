import type { State, Target } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import type { NamedTool } from '../../src/naming/named-tool.js';
import { readReach } from '../../src/reads/read-reach.js';

const target = (value: string, confidence = 0.6): Target => ({
  selectors: [{ strategy: 'role', value, score: confidence }],
  confidence,
});
const row = { rows: target('listitem'), key: target('heading') };
const states: State[] = [
  { id: 'home', route: '/', from: 'route' },
  { id: 'help', route: '/', from: 'explored', reach: [{ do: 'click', target: target('button[name="Help"]') }] },
  { id: 'card', route: '/', from: 'explored', reach: [{ do: 'click', target: target('button[name="Show"]'), row }] },
  { id: 'weak', route: '/', from: 'explored', reach: [{ do: 'click', target: target('button', 0.2) }] },
];
const tools = [{ rowParam: 'contact', targets: { row } }] as unknown as NamedTool[];

describe('readReach', () => {
  test('takes the steps of the explored state that shows the part', () => {
    expect(readReach(['help'], { states, threshold: 0.6 })).toEqual({ reach: states[1]!.reach });
  });

  test('names the row that a step presses, by the tools of the row', () => {
    const reach = [{ do: 'click', target: target('button[name="Show"]') }];
    expect(readReach(['card'], { states, tools, threshold: 0.6 })).toEqual({
      reach,
      row: { param: 'contact', ...row },
    });
    expect(readReach(['card'], { states, threshold: 0.6 }).row?.param).toBe('row');
  });

  test.each([
    ['another state shows the part', ['home', 'help']],
    ['a step is not stable', ['weak']],
  ])('has no steps where %s', (_, shownIn) => {
    expect(readReach(shownIn, { states, threshold: 0.6 })).toEqual({});
  });
});
