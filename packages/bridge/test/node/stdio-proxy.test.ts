import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { stdioProxy } from '../../src/index.js';
import { openStage, type Stage } from '../http/stage.js';

let stage: Stage;
let input: PassThrough;
let output: PassThrough;
let proxy: Promise<void>;
let got: Record<string, unknown>[];

beforeEach(async () => {
  stage = await openStage();
  [input, output, got] = [new PassThrough(), new PassThrough(), []];
  createInterface({ input: output }).on('line', (line) => got.push(JSON.parse(line) as Record<string, unknown>));
  const signal = new AbortController().signal;
  proxy = stdioProxy({ port: stage.server.port, agent: 'test', input, output, say: () => {}, signal });
  await until(() => stage.core.requests.list().some(({ status }) => status === 'PENDING'));
  const { request_id } = stage.core.requests.list().find(({ status }) => status === 'PENDING')!;
  stage.core.approve({ request_id }, 'test');
});
afterEach(async () => {
  input.end();
  await stage.server.close();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

const say = (message: object): void => void input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

async function answerTo(id: number): Promise<Record<string, unknown>> {
  await until(() => got.some((each) => each['id'] === id));
  return got.find((each) => each['id'] === id)!;
}

const isChange = ({ method }: Record<string, unknown>): boolean => method === 'notifications/tools/list_changed';

it('passes the notification of changed tools to a client of the earlier era', async () => {
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  say({ id: 1, method: 'initialize', params });
  expect(await answerTo(1)).toMatchObject({ result: { serverInfo: { name: 'webmcp' } } });
  say({ method: 'notifications/initialized' });
  await until(() => {
    stage.core.events.emit('tools_changed', { plugin: 'tab-1' });
    return got.some(isChange);
  });
  say({ id: 2, method: 'tools/list', params: {} });
  expect(await answerTo(2)).toMatchObject({
    result: { tools: [{ name: 'save' }, { name: 'erase' }, { name: 'look' }] },
  });
});

/** The parts of a message that the newer era wants. */
const _meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

it('passes a subscription of the newer era, and ends with its client all the same', async () => {
  say({ id: 1, method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true }, _meta } });
  await until(() => {
    stage.core.events.emit('tools_changed', { plugin: 'tab-1' });
    return got.some(isChange);
  });
  input.end();
  await expect(proxy).resolves.toBeUndefined();
});

it('cancels a call of the newer era', async () => {
  stage.plugin.answer = (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  say({ id: 1, method: 'tools/call', params: { name: 'save', arguments: {}, _meta } });
  await until(() => stage.plugin.calls.length === 1);
  const ended = new Promise<void>((resolve) => {
    stage.core.events.observe(({ event }) => {
      if (event === 'command_executed') resolve();
    });
  });
  say({ method: 'notifications/cancelled', params: { requestId: 1, _meta } });
  await ended;
  input.end();
  await expect(proxy).resolves.toBeUndefined();
});

it('answers a text that is no message, and goes on', async () => {
  input.write('nonsense\n');
  await until(() => got.some((each) => each['error'] !== undefined));
  say({ id: 2, method: 'tools/list', params: {} });
  expect(await answerTo(2)).toMatchObject({ result: { tools: expect.anything() as unknown } });
});

it('passes messages with a token that was given, and asks no person', async () => {
  const before = stage.core.requests.list().length;
  const [to, from] = [new PassThrough(), new PassThrough()];
  const lines: Record<string, unknown>[] = [];
  createInterface({ input: from }).on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const { port } = stage.server;
  const signal = new AbortController().signal;
  const passed = stdioProxy({ port, agent: 'acp', token: stage.token, input: to, output: from, say: () => {}, signal });
  to.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })}\n`);
  await until(() => lines.length === 1);
  expect(lines[0]).toMatchObject({ result: { tools: [{ name: 'save' }, { name: 'erase' }, { name: 'look' }] } });
  expect(stage.core.requests.list()).toHaveLength(before);
  to.end();
  await passed;
});
