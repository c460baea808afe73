import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { integrityOf, serializeMap, type Field, type GroundTruthMap, type Tool } from '@webmcp/contract';
import type { ToldTool } from '@webmcp/discovery';
import { afterEach, describe, expect, it } from 'vitest';

import { wordTools, type ModelOptions, type Wording } from '../../src/run/word-tools.js';
import {
  askedIds,
  type Answer,
  complete,
  fail,
  goodReply,
  modelServer,
  type ModelServer,
} from '../model/model-server.js';

const servers: ModelServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const toolOf = (at: number): Tool => ({
  id: `wm_tool${String(at).padStart(4, '0')}`,
  name: `act_${String(at).padStart(4, '0')}`,
  title: `Act ${at}`,
  description: `Does "Act ${at}".`,
  kind: 'action',
  risk: { level: 'safe', reasons: [] },
  states: ['home'],
  fields: [],
});

function mapOf(count: number): GroundTruthMap {
  const map: GroundTruthMap = {
    version: 1,
    generator: { name: 'webmcp', version: '0' },
    app: { frameworks: ['html'] },
    testIdAttributes: ['data-mcp'],
    states: [{ id: 'home', route: '/', from: 'route' }],
    tools: Array.from({ length: count }, (_, at) => toolOf(at)),
    unstable: [],
    unmatched: { intents: [], elements: [] },
    integrity: '',
  };
  return { ...map, integrity: integrityOf(map) };
}

function projectFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-words-'));
  folders.push(root);
  mkdirSync(join(root, 'node_modules'));
  return root;
}

async function serverFor(answer: Answer): Promise<ModelServer> {
  const server = await modelServer(answer);
  servers.push(server);
  return server;
}

interface Run {
  map: GroundTruthMap;
  wording?: Wording;
  steps: string[];
}

async function word(map: GroundTruthMap, part: Partial<ModelOptions>, root = projectFolder()): Promise<Run> {
  const steps: string[] = [];
  const progress = {
    step: (text: string) => void steps.push(text),
    count: () => undefined,
    at: () => undefined,
    limit: () => undefined,
    now: () => '',
    end: () => undefined,
  };
  const model: ModelOptions = { provider: 'openai', budget: 100_000, env: {}, ask: null, ...part };
  const run = {
    options: { root, model },
    around: { progress, signal: new AbortController().signal },
    app: { config: {} },
  };
  return { ...(await wordTools(run, map)), steps };
}

const good: Answer = (received, response) => complete(response, goodReply(received));

describe('wordTools', () => {
  it('names every tool, and prints before what goes where', async () => {
    const server = await serverFor(good);
    const { map, wording, steps } = await word(mapOf(2), { baseUrl: server.url, model: 'm1' });
    expect(map.tools.map(({ name }) => name)).toEqual(['do_tool0000', 'do_tool0001']);
    expect(wording).toMatchObject({ sent: 2, named: ['do_tool0000', 'do_tool0001'], tokens: { used: 120 } });
    expect(steps[0]).toMatch(
      /^Sending the labels and calls of the tools to m1 at 127\.0\.0\.1:\d+ \(about \d+ tokens\)$/,
    );
  });

  it('sends nothing again while the facts are the same', async () => {
    const server = await serverFor(good);
    const first = await word(mapOf(2), { baseUrl: server.url });
    const second = await word(first.map, { baseUrl: server.url });
    expect(server.received).toHaveLength(1);
    expect(second.map).toEqual(first.map);
    expect(second.wording).toMatchObject({ sent: 0 });
  });

  it('names 300 tools in several requests', async () => {
    const server = await serverFor(good);
    const { wording } = await word(mapOf(300), { baseUrl: server.url });
    expect(wording!.named).toHaveLength(300);
    expect(server.received.length).toBeGreaterThan(5);
  });

  it('asks again in halves after a reply that was cut off', async () => {
    const server = await serverFor((received, response) =>
      askedIds(received).length > 2
        ? complete(response, '{"tools":[', { finish_reason: 'length' })
        : complete(response, goodReply(received)),
    );
    const { wording } = await word(mapOf(4), { baseUrl: server.url });
    expect(wording).toMatchObject({ sent: 4, named: { length: 4 } });
    expect(wording!.left).toBeUndefined();
  });

  it.each<[string, Answer, RegExp, number]>([
    ['the key is refused', (_, response) => fail(response, 401), /refused the key/, 1],
    ['the model is missing', (_, response) => fail(response, 404), /has no model/, 1],
    ['each reply is damaged', (_, response) => complete(response, 'no'), /not the JSON/, 2],
    ['the reply is empty', (_, response) => complete(response, '{"tools":[]}'), /no words/, 3],
  ])('keeps the words of the rules when %s', async (_, answer, reason, requests) => {
    const server = await serverFor(answer);
    const before = mapOf(60);
    const { map, wording } = await word(before, { baseUrl: server.url });
    expect(map).toEqual(before);
    expect(wording!.left!.tools).toHaveLength(60);
    expect(wording!.left!.reason).toMatch(reason);
    expect(server.received).toHaveLength(requests);
  });

  it('sends no request beyond the budget', async () => {
    const server = await serverFor(good);
    const { wording } = await word(mapOf(60), { baseUrl: server.url, budget: 1_000 });
    expect(server.received).toHaveLength(0);
    expect(wording!.left!.reason).toContain('--llm-budget');
  });

  it('leaves the map byte for byte as it is, whether the model can be reached or not, while nothing changed', async () => {
    const server = await serverFor(good);
    const first = await word(mapOf(3), { baseUrl: server.url });
    const reached = await word(first.map, { baseUrl: server.url });
    await servers.pop()!.close();
    const alone = await word(first.map, { baseUrl: server.url });
    expect([reached, alone].map(({ map }) => serializeMap(map))).toEqual(
      [first, first].map(({ map }) => serializeMap(map)),
    );
    expect(server.received).toHaveLength(1);
  });

  it('leaves the words of the rules without a network', async () => {
    const server = await serverFor(good);
    await servers.pop()!.close();
    const before = mapOf(2);
    const { map, wording } = await word(before, { baseUrl: server.url });
    expect(serializeMap(map)).toBe(serializeMap(before));
    expect(wording!.left!.reason).toMatch(/could not be reached$/);
  });

  it.each<[string, string, string]>([
    ['breaks the rule of browsers', 'do it now!', 'lower-case words'],
    ['is longer than a browser takes', `do_${'x'.repeat(140)}`, 'lower-case words'],
    ['is the name of another tool', 'act_0001', 'another tool has the name'],
    ['is the name of the list of more tools', 'more_tools', 'another tool has the name'],
  ])('refuses a name that %s, and keeps the name of the rules', async (_, name, reason) => {
    const server = await serverFor((received, response) =>
      complete(response, goodReply(received).replace('do_tool0000', name)),
    );
    const { map, wording } = await word(mapOf(2), { baseUrl: server.url });
    expect(wording!.refused).toEqual([
      { id: 'wm_tool0000', tool: 'act_0000', reason: expect.stringContaining(reason) },
    ]);
    expect(map.tools.map(({ name: kept }) => kept)).toEqual(['act_0000', 'do_tool0001']);
  });

  it('refuses the second of two equal names in one reply', async () => {
    const server = await serverFor((received, response) =>
      complete(response, goodReply(received).replace('do_tool0001', 'do_tool0000')),
    );
    const { map, wording } = await word(mapOf(2), { baseUrl: server.url });
    expect(wording).toMatchObject({ named: ['do_tool0000'], refused: [{ reason: 'another tool has the name' }] });
    expect(map.tools.map(({ name }) => name)).toEqual(['act_0001', 'do_tool0000']);
  });

  it('names a tool of 400 fields from a part of its fields', async () => {
    const server = await serverFor(good);
    const before = mapOf(1);
    const fields = Array.from({ length: 400 }, (_, at): Field => ({
      selectors: [],
      confidence: 1,
      key: `f${at}`,
      label: `Field ${at} of a very long form`,
      role: 'textbox',
      schema: { type: 'string' },
      required: false,
    }));
    const { wording } = await word({ ...before, tools: [{ ...before.tools[0]!, fields }] }, { baseUrl: server.url });
    expect(wording!.named).toEqual(['do_tool0000']);
    const [told] = (JSON.parse(server.received[0]!.body.messages[1]!.content) as { tools: ToldTool[] }).tools;
    expect([told!.fields.length + told!.moreFields!, told!.fields.length < 100]).toEqual([400, true]);
    expect(wording!.tokens.estimated).toBeLessThan(8_000);
  });

  it('refuses words in another language tool by tool', async () => {
    const server = await serverFor((received, response) =>
      complete(response, goodReply(received).replace('Does the job of the tool for the user.', 'Erledigt die Arbeit.')),
    );
    const { wording } = await word(mapOf(2), { baseUrl: server.url });
    expect(wording).toMatchObject({ named: { length: 1 }, refused: [{ reason: 'the description is not in English' }] });
  });
});

describe('the key and the consent', () => {
  it('leaves the words without a key, and names the way to one', async () => {
    const before = mapOf(1);
    const { map, wording } = await word(before, { env: {} });
    expect(map).toBe(before);
    expect(wording!.left!.reason).toBe('there is no key: set OPENAI_API_KEY');
  });

  it.each([
    ['the token of gh', { GITHUB_TOKEN: 'ghp_env' }, '#!/bin/sh\necho ghp_cli\n', 'Bearer ghp_cli'],
    ['GITHUB_TOKEN without a login', { GITHUB_TOKEN: 'ghp_env' }, '#!/bin/sh\nexit 1\n', 'Bearer ghp_env'],
  ])('github-models takes %s', async (_, env, script, key) => {
    const folder = projectFolder();
    writeFileSync(join(folder, 'gh'), script);
    chmodSync(join(folder, 'gh'), 0o755);
    const server = await serverFor(good);
    const path = `${folder}:/usr/bin:/bin`;
    await word(mapOf(1), { provider: 'github-models', baseUrl: server.url, env: { ...env, PATH: path } });
    expect(server.received[0]!.key).toBe(key);
  });

  it('asks a person before the first sending to a host, and not after', async () => {
    const root = projectFolder();
    const shown: string[] = [];
    const ask = async (text: string, question: string): Promise<boolean> => {
      shown.push(`${text} ${question}`);
      return true;
    };
    // Nothing listens at this address, so nothing leaves the machine.
    const remote = { baseUrl: 'http://webmcp.invalid/v1', env: { OPENAI_API_KEY: 'sk-x' }, ask };
    expect((await word(mapOf(1), remote, root)).wording!.left!.reason).toBe('webmcp.invalid could not be reached');
    await word(mapOf(1), remote, root);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain('No values, no page texts, no sensitive fields. Send them to webmcp.invalid?');
  });

  it('sends nothing when the person says no', async () => {
    const remote = { baseUrl: 'http://webmcp.invalid/v1', env: { OPENAI_API_KEY: 'sk-x' }, ask: async () => false };
    expect((await word(mapOf(1), remote)).wording!.left!.reason).toBe('you did not agree to send them');
  });

  it('refuses an address that is none', async () => {
    await expect(word(mapOf(1), { baseUrl: 'ollama' })).rejects.toMatchObject({ problem: { code: 'USAGE' } });
  });
});
