import type { Config, Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { flowTools } from '../../src/map/flow-tools.js';
import { settingsBy } from '../../src/naming/settings-of.js';

const target = { selectors: [], confidence: 0.8 };
const step = (number: number, key: string, more: Partial<Tool> = {}): Tool => ({
  id: `wm_step${number}`,
  name: `step_${number}`,
  title: `Step ${number}`,
  description: '',
  kind: 'form',
  risk: { level: number === 2 ? 'caution' : 'safe', reasons: [] },
  states: [`state${number}`],
  container: { ...target, confidence: number / 10 },
  fields: [{ ...target, key, label: key, role: 'textbox', schema: { type: 'string' }, required: false }],
  action: target,
  flow: { id: 'flow_1', step: number },
  ...more,
});
const lengths = new Map([['flow_1', { steps: 2, label: 'Book a trip' }]]);
const flowsWith = (config: Config | undefined, ...tools: Tool[]): Tool[] =>
  flowTools(tools, lengths, new Set(['complete_book_trip']), settingsBy(config, []));
const flows = (...tools: Tool[]): Tool[] => flowsWith(undefined, ...tools);

test('a flow takes the fields of all steps, each in the container of its step, and the highest risk', () => {
  const [flow, ...others] = flows(step(2, 'town'), step(1, 'name'));
  expect(others).toEqual([]);
  expect(flow).toMatchObject({
    title: 'Complete Book a trip',
    description: 'Runs 2 steps in order: Step 1, Step 2.',
    kind: 'form',
    risk: { level: 'caution' },
    states: ['state1'],
    fields: [
      { key: 'name', container: { confidence: 0.1 } },
      { key: 'town', container: { confidence: 0.2 } },
    ],
    flow: { id: 'flow_1', step: 0, steps: ['wm_step1', 'wm_step2'] },
  });
  expect(flow!.name).toBe('complete_book_trip_2');
  expect(flow!.action).toBeUndefined();
});

test.each([
  ['a step is held back', [step(1, 'name')]],
  ['two steps have a field of one key', [step(1, 'name'), step(2, 'name')]],
  ['a step has no action', [step(1, 'name'), (({ action: _, ...rest }) => rest)(step(2, 'town'))]],
])('no flow is a tool where %s', (_, tools) => {
  expect(flows(...tools)).toEqual([]);
});

test('config excludes, names and raises the tool of a flow by its id', () => {
  const steps = [step(1, 'name'), step(2, 'town')];
  const { id } = flows(...steps)[0]!;
  const risk = { level: 'destructive', reason: 'Pays' } as const;
  expect(flowsWith({ tools: { [id]: { exclude: true } } }, ...steps)).toEqual([]);
  expect(flowsWith({ tools: { [id]: { name: 'book_trip', risk } } }, ...steps)).toMatchObject([
    { name: 'book_trip', risk: { level: 'destructive', reasons: [{ evidence: 'Pays (was caution)' }] } },
  ]);
});
