import { randomBytes } from 'node:crypto';

import type { CallResult, JsonValue } from '@webmcp/contract';

import { BridgeCore } from '../src/core/bridge-core.js';
import type { BridgeWorld } from '../src/record/bridge-world.js';
import type { BridgeTool, Plugin, PluginCall } from '../src/tools/bridge-tool.js';

/** A world whose clock moves only when a test moves it. */
export class FakeWorld implements BridgeWorld {
  time = 0;
  /** The error of a full disk; undefined while the disk has room. */
  full: Error | undefined;
  readonly stored: string[] = [];
  #timers: { at: number; run: () => void }[] = [];

  readonly audit = {
    lines: () => this.stored,
    append: (line: string) => {
      if (this.full) throw this.full;
      this.stored.push(line);
    },
  };

  now = (): number => this.time;
  date = (): Date => new Date(Date.UTC(2026, 0, 1) + this.time);
  random = (bytes: number): Uint8Array => randomBytes(bytes);

  after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.time + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  pass(ms: number): void {
    this.time += ms;
    const due = this.#timers.filter(({ at }) => at <= this.time);
    this.#timers = this.#timers.filter(({ at }) => at > this.time);
    for (const { run } of due) run();
  }

  entries(): Record<string, JsonValue>[] {
    return this.stored.map((line) => JSON.parse(line) as Record<string, JsonValue>);
  }
}

export const tool = (name: string, risk: BridgeTool['risk'], more: Partial<BridgeTool> = {}): BridgeTool => ({
  name,
  title: name,
  description: `Does ${name}`,
  inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
  risk,
  isReadOnly: false,
  scope: risk === 'destructive' ? 'page:destructive' : 'page:act',
  sensitive: [],
  paths: [],
  faults: (args) =>
    Object.keys(args).flatMap((key) => (/^(text|password|path)$/.test(key) ? [] : [`${key}: is unknown`])),
  definition: { description: `Does ${name}` },
  ...more,
});

export const readTool = (name: string): BridgeTool => tool(name, 'safe', { isReadOnly: true, scope: 'page:read' });

/** A plugin in memory that notes its calls. */
export class FakePlugin implements Plugin {
  readonly calls: PluginCall[] = [];
  answer: (call: PluginCall, signal: AbortSignal) => Promise<CallResult> = ({ tool }) =>
    Promise.resolve({ status: 'completed', tool, messages: ['done'], evidence: [{ kind: 'status' }] });

  constructor(
    readonly id: string,
    public list: BridgeTool[],
    public origin = 'http://localhost:5173',
    readonly title = 'Shop',
  ) {}

  tools(): BridgeTool[] {
    return this.list;
  }

  call(call: PluginCall, signal: AbortSignal): Promise<CallResult> {
    this.calls.push(call);
    return this.answer(call, signal);
  }
}

/** A bridge with one plugin and one approved session. */
export function openBridge(
  list: BridgeTool[] = [
    tool('save', 'safe'),
    tool('rename', 'caution'),
    tool('erase', 'destructive'),
    readTool('look'),
  ],
  scopes: string[] = ['page:read', 'page:act', 'page:destructive'],
): {
  world: FakeWorld;
  core: BridgeCore;
  plugin: FakePlugin;
  detach: () => void;
  session_id: string;
  token: string;
  call: (name: string, args?: unknown) => Promise<CallResult>;
} {
  const world = new FakeWorld();
  const core = new BridgeCore(world);
  const plugin = new FakePlugin('tab-1', list);
  const detach = core.plugins.attach(plugin);
  const { session_id, token } = openSession(core, scopes);
  return {
    world,
    core,
    plugin,
    detach,
    session_id,
    token,
    call: (name, args) => core.execute({ session_id }, name, args),
  };
}

export function openSession(
  core: BridgeCore,
  scopes: string[],
  agent_id = 'agent',
): { session_id: string; token: string } {
  const { request, pickup } = core.requestAccess({ agent_id, scopes, roots: ['/srv/app'], reason: 'test' });
  const session_id = core.approve({ request_id: request.request_id }, 'test');
  return { session_id, token: core.pickUp(request.request_id, pickup!).session_token };
}

/** Decides the one call that waits for a person. */
export async function decideNext(core: BridgeCore, allow: boolean): Promise<void> {
  while (core.confirmations.list().length === 0) await Promise.resolve();
  const [waiting] = core.confirmations.list();
  core.decide(waiting!.confirmation_id, waiting!.digest, allow, 'test');
}
