import type { CallResult, JsonValue, ManifestTool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { Agent, ListedTool } from '../../src/prove/agent.js';
import { proveLimits, proveRefusals } from '../../src/prove/prove-edges.js';

const schemas = {
  pages: { type: 'integer', minimum: 1, maximum: 9 },
  title: { type: 'string', maxLength: 5 },
} as const;
const fields = Object.entries(schemas).map(([key, schema]) => ({ key, label: key, schema, required: key === 'title' }));
const tool = { name: 'write', fields } as unknown as ManifestTool;
const listed: ListedTool = { properties: schemas, required: ['title'] };
const args = { pages: 2, title: 'Proof' };

type Call = Record<string, JsonValue>;

/** Returns an agent that notes its calls, and the messages of each answer by a function. */
function agentWith(messagesOf: (call: Call) => string[]): { agent: Agent; calls: Call[] } {
  const calls: Call[] = [];
  const call = async (_: string, given: Call): Promise<CallResult> => {
    calls.push(given);
    const messages = messagesOf(given);
    return { tool: 'write', status: messages.length > 0 ? 'invalid_input' : 'completed', messages, evidence: [] };
  };
  return { agent: { listed: async () => listed, call }, calls };
}

/** Names the faults of a call as the runtime does. */
const faults = ({ pages, title }: Call): string[] => [
  ...(Number.isInteger(pages) && Number(pages) >= 1 && Number(pages) <= 9 ? [] : ['pages: must have another value']),
  ...(typeof title === 'string' && title.length <= 5 ? [] : ['title: must have another value']),
];

test('each broken value is refused by dry runs, all fields in one call', async () => {
  const { agent, calls } = agentWith(faults);
  expect(await proveRefusals(tool, listed, { args, note: '' }, agent)).toEqual({ note: '; 7 invalid values refused' });
  expect(calls.map(({ pages, title }) => [pages, title])).toEqual([
    ['no number', 4711],
    [0, 'xxxxxx'],
    [10, 'Proof'],
    [1.5, 'Proof'],
    [2, undefined],
  ]);
  expect(calls.every(({ $dryRun }) => $dryRun === true)).toBe(true);
});

test('a tool that takes a broken value fails, and one that runs without a required field', async () => {
  const careless = agentWith((call) =>
    faults(call).filter((fault) => call['pages'] !== 10 || fault.startsWith('title')),
  );
  expect(await proveRefusals(tool, listed, { args, note: '' }, careless.agent)).toMatchObject({
    status: 'failed',
    reason: 'pages takes 10, which its schema forbids',
  });
  const lax = agentWith((call) => (call['title'] === undefined ? [] : faults(call)));
  expect(await proveRefusals(tool, listed, { args, note: '' }, lax.agent)).toMatchObject({
    reason: 'title is required, and a call without it is not refused',
  });
});

test('the least and the most values are filled, and a page that refuses them is a note', async () => {
  const { agent, calls } = agentWith(() => []);
  expect(await proveLimits(tool, listed, args, agent)).toEqual({ note: '; the limits of 2 taken' });
  expect(calls).toEqual([
    { pages: 1, title: 'xxxxx', $dryRun: 'fill' },
    { pages: 9, title: 'xxxxx', $dryRun: 'fill' },
  ]);
  const strict = agentWith(({ pages }) => (pages === 9 ? ['Pages: does not take the value "9"'] : []));
  expect(await proveLimits(tool, listed, args, strict.agent)).toEqual({
    note: '; the most values are refused (invalid_input: Pages: does not take the value "9")',
  });
});
