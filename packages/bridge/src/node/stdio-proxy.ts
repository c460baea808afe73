import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface StdioOptions {
  port: number;
  agent: string;
  input: Readable;
  output: Writable;
  /** Shows a line to the person, beside the protocol. */
  say: (line: string) => void;
  signal: AbortSignal;
}

/** Milliseconds between two looks for the approval. */
const pause = 500;

/**
 * Passes messages between a client's pipes and the running bridge. Requests access first, and holds the client's messages
 * until a person approved it. The token never leaves this process.
 */
export async function stdioProxy({ port, agent, input, output, say, signal }: StdioOptions): Promise<void> {
  const address = `http://127.0.0.1:${port}`;
  const token = await requestToken(address, agent, say, signal);
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input, signal })) {
    if (line.trim() === '') continue;
    const passed = pass(address, token, line, output).catch((error: unknown) => {
      const id = (JSON.parse(line) as { id?: unknown }).id;
      if (id !== undefined) write(output, { jsonrpc: '2.0', id, error: { code: -32000, message: String(error) } });
    });
    running.add(passed);
    void passed.then(() => running.delete(passed));
  }
  await Promise.all(running);
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

/** A message of a client, as far as the headers of its request repeat it. */
interface ClientMessage {
  method?: string;
  params?: { _meta?: Record<string, string>; name?: string };
}

/** Returns the headers that the newer era of the protocol wants beside a message; none for the older era. */
function messageHeaders({ params = {}, method = '' }: ClientMessage): Record<string, string> {
  const version = params._meta?.['io.modelcontextprotocol/protocolVersion'];
  if (version === undefined) return {};
  return {
    'mcp-protocol-version': version,
    'mcp-method': method,
    ...(params.name !== undefined && { 'mcp-name': params.name }),
  };
}

/** Sends one message on, and writes each message of the answer: a JSON body is one message, a stream is several. */
async function pass(address: string, token: string, line: string, output: Writable): Promise<void> {
  const response = await fetch(`${address}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
      ...messageHeaders(JSON.parse(line) as ClientMessage),
    },
    body: line,
  });
  if (response.status === 202 || response.body === null) return;
  if (response.status === 401) throw new Error('The session has ended');
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) await passStream(response.body, output);
  else write(output, await response.json());
}

async function passStream(body: ReadableStream<Uint8Array>, output: Writable): Promise<void> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) if (each.startsWith('data:') && each.length > 6) write(output, JSON.parse(each.slice(5)));
  }
}

const write = (output: Writable, message: unknown): void => void output.write(`${JSON.stringify(message)}\n`);
