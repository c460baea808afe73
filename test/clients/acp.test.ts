import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openBridge, type AcpSession, type OpenBridge } from '../../bin/dist/bridge.js';
import { installed, node24, openClientStage, type ClientStage } from './client-stage.js';
import { startScriptedModel, type ScriptedModel } from './scripted-model.js';

// The host of the agent is this process, and the bridge runs in it.
let bridge: OpenBridge;
let stage: ClientStage;
let model: ScriptedModel;
let agent: ChildProcessWithoutNullStreams | undefined;

beforeAll(async () => {
  stage = await openClientStage(async ({ folder, origin, env }) => {
    let said = '';
    bridge = await openBridge({ root: folder, origins: [origin], env, say: (line) => (said += `${line}\n`) });
    return {
      line: (pattern) => Promise.resolve(pattern.exec(said)![1]!),
      end: () => bridge.close(),
    };
  });
  model = await startScriptedModel(stage.signUp.name, stage.signUp.args);
});
afterAll(async () => {
  await model?.close();
  await stage?.close();
});
beforeEach(async () => {
  model.answers.length = 0;
  await stage.openSignUp();
});
afterEach(() => {
  agent?.kill('SIGKILL');
});

/** The part of ACP's own package that this test uses. The package is installed on demand, so the compiler may not find it. */
interface Acp {
  PROTOCOL_VERSION: number;
  ndJsonStream(output: WritableStream<Uint8Array>, input: ReadableStream<Uint8Array>): object;
  client(options: { name: string }): AcpClient;
}
interface AcpClient {
  onRequest(method: string, answer: (context: { params: Permission }) => object): AcpClient;
  onNotification(method: string, take: () => void): AcpClient;
  connectWith<T>(stream: object, run: (agent: AcpAgent) => Promise<T>): Promise<T>;
}
interface AcpAgent {
  request<T>(method: string, params: object): Promise<T>;
}
interface Permission {
  options: { optionId: string; kind: string }[];
  toolCall: { title?: string };
}
interface Initialized {
  agentCapabilities: { mcpCapabilities?: { http?: boolean } };
}

/** Runs the agent with one ACP session, as a host does. Returns the titles of the calls that the agent asked leave for. */
async function hosted(
  transport: 'auto' | 'stdio',
  run: (session: AcpSession, prompt: () => Promise<{ stopReason: string }>) => Promise<void>,
): Promise<string[]> {
  const acp = (await import(
    pathToFileURL(installed('@agentclientprotocol/sdk/dist/v1/stable/acp.js')).href
  )) as unknown as Acp;
  const entry = installed('@agentclientprotocol/claude-agent-acp/dist/index.js');
  const env = stage.clientEnv({
    ANTHROPIC_BASE_URL: model.url,
    ANTHROPIC_API_KEY: 'no-key',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    // The proxy by stdio finds the bridge of this process as it finds any other.
    XDG_RUNTIME_DIR: stage.folder,
  });
  agent = spawn(node24, [entry], { cwd: stage.folder, env });
  agent.stderr.resume();
  const asked: string[] = [];
  const stream = acp.ndJsonStream(
    Writable.toWeb(agent.stdin) as WritableStream<Uint8Array>,
    Readable.toWeb(agent.stdout) as unknown as ReadableStream<Uint8Array>,
  );
  await acp
    .client({ name: 'test host' })
    .onRequest('session/request_permission', ({ params: { options, toolCall } }) => {
      asked.push(toolCall.title ?? '');
      const { optionId } = options.find(({ kind }) => kind === 'allow_once')!;
      return { outcome: { outcome: 'selected', optionId } };
    })
    .onNotification('session/update', () => {})
    .connectWith(stream, async (connected) => {
      const { agentCapabilities } = await connected.request<Initialized>('initialize', {
        protocolVersion: acp.PROTOCOL_VERSION,
        clientCapabilities: {},
      });
      const capabilities = agentCapabilities.mcpCapabilities;
      const session = bridge.mcpServersForAcp({ agent_id: 'claude-agent-acp', capabilities, transport });
      const { mcpServers } = session;
      const { sessionId } = await connected.request<{ sessionId: string }>('session/new', {
        cwd: stage.folder,
        mcpServers,
      });
      const prompt = [{ type: 'text', text: 'Create an account for Ada.' }];
      await run(session, () => connected.request('session/prompt', { sessionId, prompt }));
    });
  return asked;
}

describe('claude-agent-acp creates an account on the open page', () => {
  test.each([
    ['auto', 'http'],
    ['stdio', 'stdio'],
  ] as const)('under the setting %s, by %s, until its session ends', async (transport, way) => {
    const asked = await hosted(transport, async (session, prompt) => {
      const [server] = session.mcpServers;
      expect('type' in server! ? server.type : 'stdio').toBe(way);
      expect((await stage.allowed(prompt())).stopReason).toBe('end_turn');
      expect(model.answers.join()).toContain('completed');
      expect(await stage.account()).toContain('Ada Byron');
      session.end();
      await stage.openSignUp();
      model.answers.length = 0;
      await prompt();
      expect(model.answers.join()).not.toContain('completed');
      expect(await stage.page.getByRole('status', { name: 'Account created' }).count()).toBe(0);
    });
    expect(asked.join()).toContain(stage.signUp.name);
  });
});
