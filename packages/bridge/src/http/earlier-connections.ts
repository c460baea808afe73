import {
  isInitializeRequest,
  WebStandardStreamableHTTPServerTransport as Transport,
  type McpHandlerRequestOptions,
  type Server,
} from '@modelcontextprotocol/server';

import { newId } from '../access/secrets.js';
import type { BridgeCore } from '../core/bridge-core.js';

/** Connections of one session. A client that connects again and again loses its oldest ones. */
const mostPerSession = 8;

/** One connection of a client of the era 2025-11-25. */
interface Connection {
  session_id: string;
  server: Server;
  transport: Transport;
}

/**
 * Keeps the connections of clients of the era 2025-11-25. Such a client gets an id at its greeting, and opens a stream
 * for notifications of changed tools. An id opens nothing without the token of its session.
 */
export class EarlierConnections {
  readonly #core: BridgeCore;
  readonly #serverOf: (session_id: string) => Server;
  readonly #all = new Map<string, Connection>();

  /** @param serverOf makes the server of one session */
  constructor(core: BridgeCore, serverOf: (session_id: string) => Server) {
    this.#core = core;
    this.#serverOf = serverOf;
  }

  /** Answers an exchange of a connection, and the greeting of a new one; undefined for an exchange without any. */
  async answer(request: Request, options: McpHandlerRequestOptions): Promise<Response | undefined> {
    const session_id = options.authInfo?.clientId ?? '';
    const id = request.headers.get('mcp-session-id');
    if (id !== null) {
      const known = this.#all.get(id);
      // The connection of another session answers as one that does not exist.
      if (known?.session_id !== session_id) return refused(404, 'No connection of this session has this id');
      return await known.transport.handleRequest(request, options);
    }
    const isGreeting = request.method === 'POST' && isInitializeRequest(options.parsedBody);
    if (!isGreeting) return undefined;
    return await (await this.#open(session_id)).handleRequest(request, options);
  }

  /** Ends the connections of a session that has ended. */
  sessionEnded(session_id: unknown): void {
    for (const [id, each] of this.#all) if (each.session_id === session_id) void this.#end(id);
  }

  /**
   * Notifies the connections that may call a plugin that its tools changed. A connection without an open stream misses the
   * notification.
   */
  toolsChanged(plugin: unknown): void {
    const hear = ({ session_id }: Connection): boolean =>
      this.#core.sessions.live(session_id)?.plugin_ids.some((id) => id === plugin) === true;
    for (const { server } of [...this.#all.values()].filter(hear))
      server.sendToolListChanged().catch((error: unknown) => {
        this.#core.events.emit('mcp_error', { reason: error instanceof Error ? error.message : String(error) });
      });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all.keys()].map((id) => this.#end(id)));
  }

  async #open(session_id: string): Promise<Transport> {
    const own = [...this.#all].filter(([, each]) => each.session_id === session_id);
    if (own.length >= mostPerSession) await this.#end(own[0]![0]);
    const id = newId(this.#core.world.random);
    const transport = new Transport({
      sessionIdGenerator: () => id,
      onsessionclosed: () => this.#end(id),
      // A stream for each answer costs three times the writes, and the bridge sends nothing before an answer.
      enableJsonResponse: true,
    });
    const server = this.#serverOf(session_id);
    await server.connect(transport);
    this.#all.set(id, { session_id, server, transport });
    return transport;
  }

  async #end(id: string): Promise<void> {
    const connection = this.#all.get(id);
    this.#all.delete(id);
    await connection?.server.close();
  }
}

const refused = (status: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32001, message }, id: null }, { status });
