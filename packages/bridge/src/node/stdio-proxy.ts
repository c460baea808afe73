import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface StdioOptions {
  port: number;
  agent: string;
  /** The token of a session that was opened for this client. Without it, a person is asked. */
  token?: string;
  input: Readable;
  output: Writable;
  /** Shows a line to the person, beside the protocol. */
  say: (line: string) => void;
  signal: AbortSignal;
}

/** Milliseconds between two looks for the approval. */
const pause = 500;

/**
 * Passes messages between a client's pipes and the running bridge. Without a token, requests access first, and holds the
 * client's messages until a person approved it. The token never leaves this process.
 */
export async function stdioProxy({ port, agent, token: given, ...pipes }: StdioOptions): Promise<void> {
  const { input, output, say, signal } = pipes;
  const address = `http://127.0.0.1:${port}`;
  const token = given ?? (await requestToken(address, agent, say, signal));
  const link = new Link(address, token, output);
  for await (const line of createInterface({ input, signal })) if (line.trim() !== '') link.pass(line);
  await link.end();
}

async function requestToken(
  address: string,
  agent: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const asked = { agent_id: agent, scopes: ['page:read', 'page:act', 'page:destructive'], reason: 'connects by stdio' };
  const { body } = await post(`${address}/mcp/request_access`, asked);
  const { request_id, pickup_token, code } = body as Record<string, string>;
  if (request_id === undefined || pickup_token === undefined)
    throw new Error(
      `The bridge took no request: ${String((body as { message?: unknown }).message ?? 'an equal one waits')}`,
    );
  say(`A person must approve this agent at ${address}/ (code ${code})`);
  for (;;) {
    signal.throwIfAborted();
    const { status, body: answer } = await post(`${address}/mcp/pick_up`, { request_id }, pickup_token);
    if (status === 200) return (answer as { session_token: string }).session_token;
    const message = String((answer as { message?: unknown }).message);
    if (status !== 409 || !message.includes('PENDING')) throw new Error(`The request was not approved: ${message}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function post(url: string, body: unknown, token?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** A message of a client, as far as the proxy reads it. */
interface ClientMessage {
  id?: string | number;
  method?: string;
  params?: { _meta?: Record<string, string>; name?: string; requestId?: string | number };
}

/** Returns the version of the protocol that a message of the newer era names; undefined for the earlier era. */
const versionOf = ({ params }: ClientMessage): string | undefined =>
  params?._meta?.['io.modelcontextprotocol/protocolVersion'];

/** Passes the messages of one client on, and writes all answers. */
class Link {
  readonly #address: string;
  readonly #token: string;
  readonly #output: Writable;
  /** The messages that wait for their answer, by their id; a notification has none. */
  readonly #running = new Map<unknown, { done: Promise<void>; stop: AbortController }>();
  /** The connection of a client of the earlier era. */
  #connection: string | undefined;
  readonly #left = new AbortController();

  constructor(address: string, token: string, output: Writable) {
    this.#address = address;
    this.#token = token;
    this.#output = output;
  }

  pass(line: string): void {
    const message = readMessage(line);
    const { id, method, params } = message;
    // The newer era cancels by closing the request.
    if (method === 'notifications/cancelled' && this.#connection === undefined) {
      this.#running.get(params?.requestId ?? '')?.stop.abort();
      return;
    }
    const stop = new AbortController();
    const done = this.#send(line, message, stop.signal).catch((error: unknown) => {
      if (id !== undefined && !stop.signal.aborted) this.#write(failure(id, error));
    });
    const key = id ?? {};
    // A subscription has no end of its own, so nobody waits for it.
    this.#running.set(key, { done: method === 'subscriptions/listen' ? Promise.resolve() : done, stop });
    void done.then(() => this.#running.delete(key));
  }

  /** Waits for the answers that are still to come, and ends the streams. */
  async end(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    for (const { stop } of this.#running.values()) stop.abort();
    this.#left.abort();
  }

  async #send(line: string, message: ClientMessage, signal: AbortSignal): Promise<void> {
    const response = await fetch(`${this.#address}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#headers(message) },
      body: line,
      signal,
    });
    if (response.status === 401) throw new Error('The session has ended');
    if (message.method === 'initialize') this.#connect(response.headers.get('mcp-session-id'));
    await this.#writeAll(response);
  }

  /** Opens the stream of notifications for a client of the earlier era. */
  #connect(connection: string | null): void {
    if (connection === null) return;
    this.#connection = connection;
    const streamed = fetch(`${this.#address}/mcp`, { headers: this.#headers({}), signal: this.#left.signal });
    streamed
      .then((response) => this.#writeAll(response))
      .catch(() => {
        // The session or the client has ended. The answer of the next call says so.
      });
  }

  #headers(message: ClientMessage): Record<string, string> {
    const version = versionOf(message);
    const name = message.params?.name;
    return {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${this.#token}`,
      ...(this.#connection !== undefined && { 'mcp-session-id': this.#connection }),
      ...(version !== undefined && { 'mcp-protocol-version': version, 'mcp-method': message.method ?? '' }),
      ...(version !== undefined && name !== undefined && { 'mcp-name': name }),
    };
  }

  /** Writes each message of an answer: a JSON body is one message, a stream is several. */
  async #writeAll(response: Response): Promise<void> {
    if (response.status === 202 || response.body === null) return;
    if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
      this.#write(await response.json());
      return;
    }
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const each of lines) if (each.startsWith('data:') && each.length > 6) this.#write(JSON.parse(each.slice(5)));
    }
  }

  #write(message: unknown): void {
    this.#output.write(`${JSON.stringify(message)}\n`);
  }
}

/** Reads a message of a client. @returns an empty message for a text that the bridge will refuse */
function readMessage(line: string): ClientMessage {
  try {
    return (JSON.parse(line) ?? {}) as ClientMessage;
  } catch {
    // The bridge answers that this is no message.
    return {};
  }
}

const failure = (id: string | number, error: unknown) => ({
  jsonrpc: '2.0',
  id,
  error: { code: -32000, message: String(error) },
});
