import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer, type WebSocket } from 'ws';

import { BridgeError, bridgeCodes } from '../access/bridge-error.js';
import type { BridgeEvent } from '../access/event-log.js';
import { limits } from '../access/limits.js';
import type { LiveSession } from '../access/sessions.js';
import type { BridgeCore } from '../core/bridge-core.js';
import { admit, type Caller } from './caller.js';

/** The bytes that a slow reader may leave unread before its socket ends. */
const mostUnread = 1024 * 1024;

/** Events of its own life that a session receives on its socket. */
const ownEvents = /^(?:session_|tools_changed|plugin_)/;

/** The sockets of programs: of an agent with its session, and of a manager that reads events. */
export class AgentSockets {
  readonly #core: BridgeCore;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bodyBytes, perMessageDeflate: false });

  constructor(core: BridgeCore) {
    this.#core = core;
  }

  /** Takes an upgrade. @throws {BridgeError} for a caller that may not open this socket */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller): void {
    const { url = '' } = request;
    if (url === '/mcp/events/ws') {
      admit(caller, 'management');
      this.#sockets.handleUpgrade(request, socket, head, (open) => this.#sendEvents(open, request));
      return;
    }
    const id = /^\/mcp\/session\/([\w-]+)$/.exec(url)?.[1];
    if (id === undefined) throw new BridgeError('not_found', 'No socket is at this address');
    admit(caller, 'session');
    if (caller.kind !== 'session' || caller.session.session_id !== id)
      throw new BridgeError('forbidden', 'The token is of another session');
    const { session } = caller;
    this.#sockets.handleUpgrade(request, socket, head, (open) => this.#serve(open, session));
  }

  close(): void {
    for (const open of this.#sockets.clients) open.terminate();
    this.#sockets.close();
  }

  /** Executes the commands of one session. The answers are those of the core, as over MCP. */
  #serve(open: WebSocket, { session_id, ended }: LiveSession): void {
    const gone = new AbortController();
    // Each call of the socket listens for its end.
    setMaxListeners(0, gone.signal);
    const cut = (): void => open.terminate();
    const stop = this.#core.events.observe(({ event, data }) => {
      const isOwn = data['session_id'] === undefined || data['session_id'] === session_id;
      if (isOwn && ownEvents.test(event)) send(open, { type: 'event', event, data });
    });
    ended.addEventListener('abort', cut, { once: true });
    open.on('error', cut);
    open.once('close', () => {
      stop();
      ended.removeEventListener('abort', cut);
      gone.abort(new Error('The agent closed its socket'));
    });
    open.on('message', (text: Buffer) => {
      const command = readCommand(text.toString('utf8'));
      if (command === undefined) {
        send(open, { type: 'result', id: null, status: 'error', data: { code: 'bad_request' } });
        return;
      }
      const { id, action, args } = command;
      void this.#core.execute({ session_id }, action, args, { signal: gone.signal }).then((data) => {
        const isRefused = !['completed', 'navigated', 'pending'].includes(data.status);
        send(open, { type: 'result', id, status: isRefused ? 'error' : 'ok', data });
      });
    });
  }

  #sendEvents(open: WebSocket, { headers }: IncomingMessage): void {
    const pass = ({ id, event, data }: BridgeEvent): void => send(open, { type: 'event', id, event, data });
    for (const event of this.#core.events.since(Number(headers['last-event-id'] ?? Infinity))) pass(event);
    const stop = this.#core.events.observe(pass);
    open.on('error', () => open.terminate());
    open.once('close', stop);
  }
}

/** Answers an upgrade that is refused. */
export function refuseUpgrade(socket: Duplex, error: unknown): void {
  const status = error instanceof BridgeError ? bridgeCodes[error.code] : 503;
  socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\n\r\n`);
}

function send(open: WebSocket, message: object): void {
  open.send(JSON.stringify(message));
  if (open.bufferedAmount > mostUnread) open.terminate();
}

/** Reads a command of an agent; undefined for anything else. */
function readCommand(text: string): { id: string; action: string; args: unknown } | undefined {
  try {
    const { type, id, action, args = {} } = JSON.parse(text) as Record<string, unknown>;
    return type === 'cmd' && typeof id === 'string' && typeof action === 'string' ? { id, action, args } : undefined;
  } catch {
    // An agent may send anything. No JSON is no command.
    return undefined;
  }
}
