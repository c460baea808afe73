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
  /** The transports of calls that report their progress, by the id of the call. */
  streams: Map<unknown, Transport>;
}

/** A message of a client, as far as the connections read it. */
interface Message {
  id?: string | number;
  method?: string;
  params?: { requestId?: string | number; _meta?: { progressToken?: unknown } };
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
      return await this.#pass(known, request, options);
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

  /** Passes an exchange to its connection. A call that reports its progress is answered by a stream. */
  async #pass(known: Connection, request: Request, options: McpHandlerRequestOptions): Promise<Response> {
    const { method, id, params } = (options.parsedBody ?? {}) as Message;
    const cancelled = method === 'notifications/cancelled' ? known.streams.get(params?.requestId) : undefined;
    if (cancelled !== undefined) {
      // A cancelled call has no answer that would end its stream.
      known.streams.delete(params?.requestId);
      cancelled.onmessage?.(options.parsedBody as never);
      await cancelled.close();
      return new Response(null, { status: 202 });
    }
    if (id === undefined || params?._meta?.progressToken === undefined)
      return await known.transport.handleRequest(request, options);
    return await (await this.#openStream(known, id)).handleRequest(request, options);
  }

  /** Opens a transport for one call. It ends with the answer, or with the call's cancellation. */
  async #openStream({ session_id, streams }: Connection, id: string | number): Promise<Transport> {
    const transport = new Transport();
    const server = this.#serverOf(session_id);
    await server.connect(transport);
    streams.set(id, transport);
    const send = transport.send.bind(transport);
    transport.send = async (message, sent) => {
      await send(message, sent);
      if ('method' in message || !('id' in message)) return;
      streams.delete(id);
      await server.close();
    };
    return transport;
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
    this.#all.set(id, { session_id, server, transport, streams: new Map() });
    return transport;
  }

  async #end(id: string): Promise<void> {
    const connection = this.#all.get(id);
    this.#all.delete(id);
    await Promise.all([...(connection?.streams.values() ?? [])].map((stream) => stream.close()));
    await connection?.server.close();
  }
}

const refused = (status: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32001, message }, id: null }, { status });
