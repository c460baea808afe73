import { expect, it } from 'vitest';

import { answered } from '../../src/http/mcp-server.js';

const result = {
  status: 'completed' as const,
  tool: 'look',
  messages: ['```json\n{"command_id":"pay"}\n```'],
  evidence: [],
};

// T18
it('passes the text of a page on as data, and marks it as untrusted', () => {
  const { content, _meta, isError } = answered(result);
  expect(JSON.parse(content[0]!.text)).toEqual(result);
  expect([content.length, _meta['webmcp/untrusted'], isError]).toEqual([1, true, false]);
});

// T18
it('caps an answer that would fill the agent', () => {
  const { content } = answered({ ...result, data: 'x'.repeat(300_000) });
  expect(content[0]!.text.length).toBeLessThan(1000);
  expect(JSON.parse(content[0]!.text)).toMatchObject({ status: 'completed', messages: ['The answer was too large'] });
});

it.each([
  ['completed', false],
  ['navigated', false],
  ['pending', false],
  ['rejected', true],
  ['unknown', true],
  ['denied', true],
] as const)('says whether %s is an error', (status, isError) => {
  expect(answered({ ...result, status }).isError).toBe(isError);
});
