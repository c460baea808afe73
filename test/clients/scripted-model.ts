import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model on this machine that follows a script: it calls one tool, and then repeats the tool's answer. */
export interface ScriptedModel {
  /** The address without a path. Anthropic's Messages and OpenAI's Responses are served below it. */
  url: string;
  /** The answers of the tool, as the agents passed them on. */
  answers: string[];
  close(): Promise<void>;
}

interface Block {
  type: string;
  id?: string;
  name?: string;
  tool_use_id?: string;
  content?: unknown;
}

type Message = NonNullable<Asked['messages']>[number];

const blocksOf = ({ content }: Message): Block[] => (typeof content === 'string' ? [] : content);

/** Returns the place of the last message of the person, which is no answer of a tool. */
const lastPrompt = (messages: Message[]): number =>
  messages.findLastIndex(
    (message) => message.role === 'user' && !blocksOf(message).some(({ type }) => type === 'tool_result'),
  );

interface Asked {
  stream?: boolean;
  tools?: { type?: string; name?: string; tools?: { name: string }[]; input_schema?: { properties?: object } }[];
  messages?: { role: string; content: string | Block[] }[];
  input?: { type?: string; call_id?: string; name?: string; output?: unknown }[];
}

/** The next act of the script. */
type Act = { say: string } | { call: string; namespace?: string; args: object };

/** Starts the model. @param tool the name of the tool in the bridge; an agent offers it under a longer name */
export async function startScriptedModel(tool: string, args: object): Promise<ScriptedModel> {
  const answers: string[] = [];
  const isTool = (name: string | undefined): boolean => name === tool || name?.endsWith(`__${tool}`) === true;

  /** Anthropic's conversation: an agent may offer the tool itself, or a tool that finds it. */
  function nextMessage({ tools = [], messages = [] }: Asked): Act {
    const blocks = messages.slice(lastPrompt(messages)).flatMap(blocksOf);
    const used = blocks.filter(({ type }) => type === 'tool_use');
    const answer = blocks.findLast(
      ({ type, tool_use_id }) => type === 'tool_result' && isTool(used.find(({ id }) => id === tool_use_id)?.name),
    );
    if (answer !== undefined) return repeat(answer.content);
    const offered = tools.find(({ name }) => isTool(name))?.name;
    if (offered !== undefined) return { call: offered, args };
    const finder = tools.find(({ name }) => name === 'ToolSearch')?.name;
    if (finder === undefined) return { say: 'ok' };
    const full = `mcp__webmcp__${tool}`;
    // An agent may begin before its servers are connected, and finds the tool a little later.
    return blocks.some(
      ({ type, content }) => type === 'tool_result' && JSON.stringify(content).includes(`"tool_name":"${full}"`),
    )
      ? { call: full, args }
      : { call: finder, args: { query: `select:${full}` } };
  }

  /** OpenAI's conversation: the tool is offered by itself, or within a namespace. */
  function nextResponse({ tools = [], input = [] }: Asked): Act {
    const answer = input.findLast(({ type }) => type === 'function_call_output');
    if (answer !== undefined) return repeat(answer.output);
    const all = tools.flatMap((each) => [
      { name: each.name, namespace: undefined },
      ...(each.tools ?? []).map(({ name }) => ({ name, namespace: each.name })),
    ]);
    const offered = all.find(({ name }) => isTool(name));
    if (offered === undefined) return { say: 'ok' };
    return { call: offered.name!, args, ...(offered.namespace !== undefined && { namespace: offered.namespace }) };
  }

  function repeat(content: unknown): Act {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    answers.push(text);
    return { say: `The tool answered: ${text}` };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Asked;
    const { pathname } = new URL(request.url ?? '/', 'http://model');
    if (pathname.endsWith('/count_tokens')) return json(response, { input_tokens: 1 });
    if (pathname.endsWith('/messages')) {
      const refusal = refusalOf(body);
      if (refusal !== undefined)
        return json(response, { type: 'error', error: { type: 'invalid_request_error', message: refusal } }, 400);
      return sendMessage(response, nextMessage(body), body.stream === true);
    }
    if (pathname.endsWith('/responses')) return sendResponse(response, nextResponse(body));
    return json(response, { data: [], models: [] });
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    async close() {
      server.closeAllConnections();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

/** The messages of a conversation that leads nowhere. */
const longest = 60;

/** Returns the reason of a request that Anthropic's API refuses as well, and of a conversation that leads nowhere. */
function refusalOf({ messages = [], tools = [] }: Asked): string | undefined {
  if (messages.length > longest) return 'The conversation is too long';
  const keys = tools.flatMap(({ input_schema }) => Object.keys(input_schema?.properties ?? {}));
  const wrong = keys.find((key) => !/^[a-zA-Z0-9_.-]{1,64}$/.test(key));
  return wrong === undefined ? undefined : `Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$': ${wrong}`;
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function stream(response: ServerResponse, events: { type: string }[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
}

let last = 0;
const newId = (kind: string): string => `${kind}_${++last}`;

function sendMessage(response: ServerResponse, act: Act, isStream: boolean): void {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const block =
    'say' in act
      ? { type: 'text', text: act.say }
      : { type: 'tool_use', id: newId('toolu'), name: act.call, input: act.args };
  const stop_reason = 'say' in act ? 'end_turn' : 'tool_use';
  const message = { id: newId('msg'), type: 'message', role: 'assistant', model: 'scripted', usage };
  if (!isStream) return json(response, { ...message, content: [block], stop_reason, stop_sequence: null });
  const [start, delta] =
    'say' in act
      ? [
          { type: 'text', text: '' },
          { type: 'text_delta', text: act.say },
        ]
      : [
          { ...block, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(act.args) },
        ];
  return stream(response, [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, stop_sequence: null } } as never,
    { type: 'content_block_start', index: 0, content_block: start } as never,
    { type: 'content_block_delta', index: 0, delta } as never,
    { type: 'content_block_stop', index: 0 } as never,
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage } as never,
    { type: 'message_stop' },
  ]);
}

function sendResponse(response: ServerResponse, act: Act): void {
  const id = newId('resp');
  const item =
    'say' in act
      ? {
          type: 'message',
          id: newId('item'),
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: act.say, annotations: [] }],
        }
      : {
          type: 'function_call',
          id: newId('item'),
          call_id: newId('call'),
          name: act.call,
          ...(act.namespace !== undefined && { namespace: act.namespace }),
          arguments: JSON.stringify(act.args),
        };
  const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
  stream(response, [
    { type: 'response.created', response: { id, status: 'in_progress' } } as never,
    { type: 'response.output_item.done', output_index: 0, item } as never,
    { type: 'response.completed', response: { id, status: 'completed', output: [item], usage } } as never,
  ]);
}
