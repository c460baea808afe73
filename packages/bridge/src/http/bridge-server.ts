import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { toNodeHandler } from '@modelcontextprotocol/node';

import { BridgeError } from '../access/bridge-error.js';
import { limits } from '../access/limits.js';
import { hashOf, secret } from '../access/secrets.js';
import type { BridgeCore } from '../core/bridge-core.js';
import type { PageLink } from '../page/page-link.js';
import { ProgramLink } from '../program/program-link.js';
import { AgentSockets, refuseUpgrade } from './agent-sockets.js';
import { approvalAddress, approvalDoor } from './approval-door.js';
import { approvalPage } from './approval-page.js';
import { admit, callerOf, type Caller, type OwnTokens } from './caller.js';
import { sendEvents } from './event-stream.js';
import { guard } from './guard.js';
import { Login } from './login.js';
import { routes } from './management-routes.js';
import { mcpHandler, type McpFront } from './mcp-handler.js';
import { Metrics } from './metrics.js';
import { field, readJson, readText } from './read-json.js';
import { recordPage } from './record-page.js';
import { refuse, sendJson } from './send-json.js';

export interface BridgeServerOptions {
  core: BridgeCore;
  /** The version of the product. */
  version: string;
  /** 0 takes a free port. */
  port?: number;
  /** The token of the management API; a new one unless given. */
  managementToken?: string;
  /** Shows the code for the approval page to the person at the terminal. */
  showCode: (code: string) => void;
  /** The script that connects a page to this bridge. Without it, no page can load the script from here. */
  pageScript?: string;
  /** Accepts the tabs of pages, if pages connect by WebSocket. */
  pages?: PageLink;
  /** Serves counts at `/metrics`, behind the management token. */
  metrics?: boolean;
  /** The times in milliseconds that a client has for its requests. */
  patience?: Partial<typeof patience>;
}

/** The times that a client has for the head of a request, and for all of it; and the time between two looks for late ones. */
const patience = { head: 10_000, request: 30_000, look: 1000 };

/** A running bridge. */
export interface BridgeServer {
  port: number;
  managementToken: string;
  /** Names this bridge. A file in the user's own folder holds it, and a listener proves with it to be this bridge. */
  publicId: string;
  close(): Promise<void>;
}

/** Starts the listener of a bridge, on loopback alone. */
export async function startBridge(options: BridgeServerOptions): Promise<BridgeServer> {
  const { core } = options;
  const managementToken = options.managementToken ?? secret(core.world.random);
  const publicId = secret(core.world.random);
  const front = new Front(options, hashOf(managementToken), publicId);
  const times = { ...patience, ...options.patience };
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    requestTimeout: times.request,
    headersTimeout: times.head,
    connectionsCheckingInterval: times.look,
    // An agent that pauses for seconds would otherwise send its next call on a connection that is being closed.
    keepAliveTimeout: 65_000,
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => void front.answer(request, response));
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    front.upgrade(request, socket, head);
  });
  await listen(server, options.port ?? 0);
  front.port = (server.address() as AddressInfo).port;
  return {
    port: front.port,
    managementToken,
    publicId,
    async close() {
      core.close();
      await front.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** The proof of a bridge that it knows its own id, for a listener that asks with a fresh nonce. */
export const proofOf = (publicId: string, nonce: string): string =>
  createHmac('sha256', publicId).update(`webmcp bridge ${nonce}`).digest('hex');

/** One request on its way through the front. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  caller: Caller;
  searchParams: URLSearchParams;
}

interface Door {
  /** Any method without it. */
  method?: string;
  /** The callers that may enter; everyone without it. */
  for?: Caller['kind'];
  run(visit: Visit): void | Promise<void>;
}

/** Answers the requests of one listener. */
class Front {
  port = 0;
  readonly pageScript: string | undefined;
  readonly #core: BridgeCore;
  readonly #pages: PageLink | undefined;
  readonly #agents: AgentSockets;
  readonly #programs: ProgramLink;
  readonly #login: Login;
  readonly #metrics: Metrics | undefined;
  readonly #mcp: McpFront;
  readonly #toMcp: ReturnType<typeof toNodeHandler>;

  constructor(
    { core, version, showCode, pageScript, pages, metrics = false }: BridgeServerOptions,
    readonly management: string,
    readonly publicId: string,
  ) {
    this.#core = core;
    this.pageScript = pageScript;
    this.#pages = pages;
    this.#agents = new AgentSockets(core);
    this.#programs = new ProgramLink(core);
    this.#login = new Login(core.world, showCode);
    this.#metrics = metrics ? new Metrics(core) : undefined;
    this.#mcp = mcpHandler(core, version);
    this.#toMcp = toNodeHandler(this.#mcp, { maxRequestBodySize: limits.bodyBytes });
  }

  close(): Promise<void> {
    this.#pages?.close();
    this.#agents.close();
    this.#programs.close();
    this.#metrics?.close();
    return this.#mcp.close();
  }

  /** Takes or refuses an upgrade: of a page, whose origin decides, or of a program, whose token decides. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    try {
      if (request.url === '/plugin/page' && this.#pages !== undefined) {
        this.#pages.upgrade(request, socket, head, this.port);
        return;
      }
      guard(request, this.port);
      const caller = callerOf(request, this.#core, this.#own());
      // The token of a program is of no caller, and opens this door alone.
      if (request.url?.startsWith('/plugin/') === true)
        this.#programs.upgrade(request, socket, head, caller.kind === 'unknown' ? caller.token : '');
      else this.#agents.upgrade(request, socket, head, caller);
    } catch (error) {
      this.#metrics?.refused(error);
      refuseUpgrade(socket, error);
    }
  }

  #own(): OwnTokens {
    return { management: this.management, person: this.#login.person };
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      // A page sends this request, so the checks of other doors would refuse it.
      if (request.url === approvalAddress) return await approvalDoor(this.#core, request, response, this.port);
      guard(request, this.port);
      await this.#route(request, response);
    } catch (error) {
      this.#metrics?.refused(error);
      refuse(response, error);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bridge');
    const { method } = request;
    const caller = callerOf(request, this.#core, this.#own());
    const door = this.#doors[pathname];
    if (door !== undefined && (door.method ?? method) === method) {
      if (door.for !== undefined) admit(caller, door.for);
      await door.run({ request, response, caller, searchParams });
      return;
    }
    const at = routes.filter(({ path }) => path === pathname);
    const route = at.find((each) => each.method === method);
    if (route === undefined) return nothingHere(response, at[0]?.method ?? door?.method);
    if (route.for !== 'intake') admit(caller, route.for);
    const body = method === 'POST' ? await readJson(request) : {};
    sendJson(response, 200, route.run(this.#core, body, caller));
  }

  /** The addresses whose answers are more than one JSON object. */
  readonly #doors: Readonly<Record<string, Door>> = {
    '/mcp': { for: 'session', run: (visit) => this.#serveMcp(visit) },
    '/': { method: 'GET', run: ({ response }) => approvalPage(response) },
    '/record': { method: 'GET', run: ({ response }) => recordPage(response) },
    '/metrics': { method: 'GET', for: 'management', run: ({ response }) => sendMetrics(response, this.#metrics) },
    '/page.js': { method: 'GET', run: ({ response }) => sendScript(response, this.pageScript) },
    '/mcp/hello': {
      method: 'GET',
      run: ({ response, searchParams }) =>
        sendJson(response, 200, { proof: proofOf(this.publicId, searchParams.get('nonce') ?? '') }),
    },
    '/mcp/events': {
      method: 'GET',
      for: 'management',
      run: ({ request, response }) => sendEvents(this.#core.events, request, response),
    },
    '/ui/login': {
      method: 'POST',
      run: async ({ request, response }) =>
        sendJson(response, 200, this.#login.enter(field.text(await readJson(request), 'code'))),
    },
  };

  /** Serves one MCP exchange. It ends with its session: a revoked agent keeps no open stream. */
  async #serveMcp({ request, response, caller }: Visit): Promise<void> {
    if (caller.kind !== 'session') return;
    const { session_id, allowed_scopes, ended } = caller.session;
    const cut = (): void => void response.destroy();
    ended.addEventListener('abort', cut, { once: true });
    response.once('close', () => ended.removeEventListener('abort', cut));
    // The token stays here: nothing behind this line needs it.
    const auth = { token: '', clientId: session_id, scopes: [...allowed_scopes] };
    const text = request.method === 'POST' ? await readText(request, limits.bodyBytes) : '';
    const body = text === '' ? undefined : parsed(text);
    if (request.method === 'GET') flushHead(response);
    if (body === null) return sendJson(response, 400, notParsed);
    await this.#toMcp(Object.assign(request, { auth }) as never, response as never, body);
  }
}

/** Sends the head of an answer at once. Node sends it with the first bytes, and a stream may have none for 15 seconds. */
function flushHead(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head: unknown[]) => {
    Reflect.apply(writeHead, response, head);
    response.flushHeaders();
    return response;
  };
}

/** The answer of MCP to a body that is no JSON. */
const notParsed = { jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' }, id: null };

/** Reads a message of MCP; null for a text that is no message. */
function parsed(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    // An agent may send anything. No JSON is no message.
    return null;
  }
}

function sendScript(response: ServerResponse, script: string | undefined): void {
  if (script === undefined) return nothingHere(response, undefined);
  response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' });
  response.end(script);
}

async function sendMetrics(response: ServerResponse, metrics: Metrics | undefined): Promise<void> {
  if (metrics === undefined) return nothingHere(response, undefined);
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

/** Answers a request for nothing. @param method the method under which something is at the address */
function nothingHere(response: ServerResponse, method: string | undefined): void {
  if (method === undefined) throw new BridgeError('not_found', 'Nothing is at this address');
  response.setHeader('allow', method);
  sendJson(response, 405, { error: 'method_not_allowed', message: `The method is ${method}` });
}
