import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { CallResult } from '@webmcp/contract';
import { WebSocketServer, type WebSocket } from 'ws';

import { BridgeError } from '../access/bridge-error.js';
import { limits } from '../access/limits.js';
import { messageRate } from '../access/message-rate.js';
import { plainLine } from '../access/plain-line.js';
import type { BridgeCore } from '../core/bridge-core.js';
import { isResult } from '../tools/is-result.js';
import type { BridgeTool, Plugin, PluginCall } from '../tools/bridge-tool.js';
import { OpenCalls, type CallMessage } from '../tools/open-calls.js';
import { programTools } from '../tools/program-tools.js';

/** Connects programs that offer tools, each by a token of its own. A program checks paths itself as well. */
export class ProgramLink {
  readonly #core: BridgeCore;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bodyBytes, perMessageDeflate: false });

  constructor(core: BridgeCore) {
    this.#core = core;
  }

  /**
   * Takes an upgrade.
   * @param token the bearer token of the request
   * @throws {BridgeError} for a token of no program or of another one, and for a program that is connected already
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, token: string): void {
    const name = this.#core.pluginTokens.nameOf(token);
    if (name === undefined) throw new BridgeError('unauthorized', 'No valid token was sent');
    if (request.url !== `/plugin/${name}`) throw new BridgeError('forbidden', 'The token is of another plugin');
    if (this.#core.plugins.get(name) !== undefined)
      throw new BridgeError('conflict', 'A plugin of this name is connected already');
    this.#sockets.handleUpgrade(request, socket, head, (open) => this.#serve(open, name));
  }

  close(): void {
    for (const open of this.#sockets.clients) open.terminate();
    this.#sockets.close();
  }

  #serve(open: WebSocket, name: string): void {
    const { plugins, events, world } = this.#core;
    const plugin = new ProgramPlugin(name, (message) => open.send(JSON.stringify(message)));
    const detach = plugins.attach(plugin);
    const floods = messageRate(world);
    open.on('error', () => open.terminate());
    open.on('message', (text: Buffer) => {
      if (floods()) return open.close(1008, 'Too many messages');
      if (plugin.take(text.toString('utf8'))) events.emit('tools_changed', { plugin: name });
      return undefined;
    });
    open.once('close', () => {
      detach();
      plugin.gone();
    });
  }
}

/** One program as a plugin. */
class ProgramPlugin implements Plugin {
  readonly origin: string;
  readonly title: string;
  readonly #calls: OpenCalls;
  #tools: readonly BridgeTool[] = [];

  constructor(
    readonly id: string,
    send: (message: CallMessage) => void,
  ) {
    this.origin = `plugin:${id}`;
    this.title = plainLine(id);
    this.#calls = new OpenCalls(send);
  }

  tools(): readonly BridgeTool[] {
    return this.#tools;
  }

  call(call: PluginCall, signal: AbortSignal): Promise<CallResult> {
    return this.#calls.call(call, signal);
  }

  /** Takes a message. Returns whether the tools changed. */
  take(text: string): boolean {
    const { type, id, event, data } = readMessage(text);
    if (type === 'result' && typeof id === 'string' && isResult(data)) this.#calls.answer(id, data);
    if (type !== 'event' || event !== 'tools') return false;
    const { tools } = (data ?? {}) as { tools?: unknown };
    if (!Array.isArray(tools)) return false;
    this.#tools = programTools(tools);
    return true;
  }

  gone(): void {
    this.#calls.gone('The plugin went away');
  }
}

/** Reads a message; an empty one for anything that is none. */
function readMessage(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    // A program may send anything. No JSON is no message.
    return {};
  }
}
