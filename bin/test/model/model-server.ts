import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that the server received: its key, and the parsed body. */
export interface Received {
  key: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; response_format?: unknown };
}

/** A server on loopback that speaks the chat completions of OpenAI's API. */
export interface ModelServer {
  /** The address of the API. */
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** Answers one request. */
export type Answer = (request: Received, response: ServerResponse, at: number) => void;

/** Starts a server that answers each request by a function. */
export async function modelServer(answer: Answer): Promise<ModelServer> {
  const received: Received[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void text(request).then((body) => {
      received.push({ key: request.headers.authorization, body: JSON.parse(body) as Received['body'] });
      answer(received.at(-1)!, response, received.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a completion with some content. */
export function complete(response: ServerResponse, content: string, choice: object = {}): void {
  response.setHeader('content-type', 'application/json');
  const message = { role: 'assistant', content };
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'test',
      choices: [{ index: 0, finish_reason: 'stop', message, ...choice }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  );
}

/** Fails a request with a status. */
export function fail(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'the key sk-secret is wrong', type: 'x', code: 'x' } }));
}

/** Returns the ids of the tools in a request. */
export const askedIds = ({ body }: Received): string[] =>
  (JSON.parse(body.messages[1]!.content) as { tools: { id: string }[] }).tools.map(({ id }) => id);

/** Returns good words for each tool of a request. */
export const goodReply = (request: Received): string =>
  JSON.stringify({
    tools: askedIds(request).map((id) => ({
      id,
      name: `do_${id.slice(3).replace(/\W/g, '').toLowerCase()}`,
      title: `Do ${id}`,
      description: 'Does the job of the tool for the user.',
      risk: null,
    })),
  });
