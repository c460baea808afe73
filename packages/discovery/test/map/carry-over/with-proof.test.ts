import { type GroundTruthMap, integrityOf, type Tool } from '@webmcp/contract';
import { expect, it } from 'vitest';

import { earlierProof, withProof } from '../../../src/map/carry-over/with-proof.js';

const selector = { strategy: 'role', value: 'button[name="Go"]', score: 0.6 } as const;
const tool = (id: string, more: Partial<Tool> = {}): Tool => ({
  id,
  name: id,
  title: `Does ${id}`,
  description: 'Does it.',
  kind: 'action',
  risk: { level: 'safe', reasons: [] },
  source: { file: 'a.html', line: 1, column: 1 },
  states: ['home'],
  fields: [],
  action: { selectors: [selector], confidence: 0.6, source: { file: 'a.html', line: 2, column: 3 } },
  ...more,
});
const mapOf = (...tools: Tool[]): GroundTruthMap => {
  const bare = {
    version: 1 as const,
    generator: { name: 'webmcp' as const, version: '0.1.0' },
    app: { frameworks: ['html'] },
    testIdAttributes: ['data-mcp'],
    states: [],
    tools,
    unstable: [],
    unmatched: { intents: [], elements: [] },
  };
  return { ...bare, integrity: integrityOf(bare) };
};
const proof = { level: 'located', result: 'found', browser: 'Chromium 156' } as const;

it('withProof writes proofs into the map, and holds failed tools back with reason and source', () => {
  const map = withProof(mapOf(tool('good'), tool('bad'), tool('untried')), ({ id }) =>
    id === 'good' ? { proof } : id === 'bad' ? { heldBack: 'filled: rejected' } : undefined,
  );
  expect(map.tools.map(({ id, proof: each }) => [id, each])).toEqual([
    ['good', proof],
    ['untried', undefined],
  ]);
  expect(map.unstable).toEqual([
    {
      what: 'action',
      label: 'Does bad',
      tool: 'bad',
      toolName: 'bad',
      unlocks: 1,
      failedProof: 'filled: rejected',
      source: { file: 'a.html', line: 2, column: 3 },
      selectors: [selector],
      confidence: 0.6,
      guidance: [{ do: 'harness', text: 'It failed its proof: filled: rejected' }],
    },
  ]);
  const { integrity, ...rest } = map;
  expect(integrity).toBe(integrityOf(rest));
});

it('earlierProof keeps the proof of a tool that only moved in its file, and holds failed tools back', () => {
  const before = withProof(mapOf(tool('good'), tool('bad'), tool('changed')), ({ id }) =>
    id === 'bad' ? { heldBack: 'located: gone' } : { proof },
  );
  const moved = { file: 'b.html', line: 9, column: 9 };
  const now = mapOf(
    tool('good', { source: moved }),
    tool('bad'),
    tool('changed', { action: { selectors: [{ ...selector, value: 'button[name="On"]' }], confidence: 0.6 } }),
    tool('fresh'),
  );
  const map = withProof(now, earlierProof(before));
  expect(map.tools.map(({ id, proof: each }) => [id, each])).toEqual([
    ['good', proof],
    ['changed', undefined],
    ['fresh', undefined],
  ]);
  expect(map.unstable.map(({ tool: id, failedProof }) => [id, failedProof])).toEqual([['bad', 'located: gone']]);
});

it('withProof holds back a flow with a step that failed', () => {
  const flow = tool('flow', { flow: { id: 'flow_1', step: 0, steps: ['good', 'bad'] } });
  const map = withProof(mapOf(tool('good'), tool('bad'), flow), ({ id }) =>
    id === 'bad' ? { heldBack: 'filled: rejected' } : { proof },
  );
  expect(map.tools.map(({ id }) => id)).toEqual(['good']);
  expect(map.unstable.map(({ tool: id, failedProof }) => [id, failedProof])).toEqual([
    ['bad', 'filled: rejected'],
    ['flow', 'filled: rejected'],
  ]);
});
