import { wordingReplySchema } from '@webmcp/contract/schema';
import type { WordingRequest } from '@webmcp/discovery';
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';

/** The address, name and key of a model. */
export interface Model {
  baseUrl: string;
  name: string;
  key: string;
}

/**
 * The answer of a model to one request. `failed` completes "…, because". After a failure with `isFinal` the next request
 * would fail alike.
 */
export type ModelAnswer =
  | { items: Record<string, unknown>[]; tokens: number }
  | { isCutOff: true; tokens: number }
  | { failed: string; isFinal: boolean; tokens: number };

/** The waits of a model's client. */
export interface ModelPatience {
  /** Milliseconds for one answer. */
  timeout: number;
  /** The repetitions after a lost connection, HTTP 408, 409, 429 or 5xx, by the client's own backoff. */
  retries: number;
}

const usualPatience: ModelPatience = { timeout: 45_000, retries: 2 };

/** Returns a function that sends one request to a model. The function throws only the signal's own reason. */
export function modelAsker(
  { baseUrl, name, key }: Model,
  signal: AbortSignal,
  { timeout, retries }: ModelPatience = usualPatience,
): (request: WordingRequest) => Promise<ModelAnswer> {
  const client = new OpenAI({ apiKey: key, baseURL: baseUrl, timeout, maxRetries: retries, logLevel: 'off' });
  const send = async (request: WordingRequest, isStructured: boolean): Promise<ModelAnswer> => {
    const { system, user, replySchema } = request;
    const json_schema = { name: 'wording', strict: true, schema: replySchema };
    const form = `\nReply with JSON alone, by this JSON Schema: ${JSON.stringify(replySchema)}`;
    const completion = await client.chat.completions.create(
      {
        model: name,
        messages: [
          { role: 'system', content: isStructured ? system : system + form },
          { role: 'user', content: user },
        ],
        ...(isStructured ? { response_format: { type: 'json_schema', json_schema } } : {}),
      },
      // The client leaves a listener on each signal.
      { signal: AbortSignal.any([signal]) },
    );
    return answerOf(completion, request.tokens);
  };
  return async (request) => {
    try {
      // Some servers take no schema for the reply. The same schema then goes into the message.
      return await send(request, true).catch((cause: unknown) => {
        if (cause instanceof APIError && (cause.status === 400 || cause.status === 422)) return send(request, false);
        throw cause;
      });
    } catch (cause) {
      signal.throwIfAborted();
      return { ...failureOf(cause, { baseUrl, name, timeout }), tokens: 0 };
    }
  };
}

/** Reads a completion. The server is not trusted to keep to the API's types. */
function answerOf(completion: Partial<OpenAI.ChatCompletion>, estimated: number): ModelAnswer {
  const tokens = completion.usage?.total_tokens ?? estimated;
  const choice = completion.choices?.[0];
  if (choice?.finish_reason === 'length') return { isCutOff: true, tokens };
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
    return { failed: 'the model refused to answer', isFinal: false, tokens };
  const reply = wordingReplySchema.safeParse(jsonIn(choice?.message?.content ?? ''));
  if (!reply.success) return { failed: 'the reply is not the JSON that was asked for', isFinal: false, tokens };
  return { items: reply.data.tools, tokens };
}

/** Parses the JSON of a reply, which some models put into a code block. Returns undefined for other text. */
function jsonIn(content: string): unknown {
  const text = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(content)?.[1] ?? content;
  try {
    return JSON.parse(text);
  } catch {
    // A reply that is no JSON is an expected failure.
    return undefined;
  }
}

/** Names a failure without the server's own words, which may quote the key. */
function failureOf(
  cause: unknown,
  { baseUrl, name, timeout }: { baseUrl: string; name: string; timeout: number },
): { failed: string; isFinal: boolean } {
  const { host } = new URL(baseUrl);
  const final = (failed: string): { failed: string; isFinal: boolean } => ({ failed, isFinal: true });
  if (cause instanceof APIConnectionTimeoutError) return final(`${host} did not answer within ${timeout / 1_000} s`);
  if (cause instanceof APIConnectionError) return final(`${host} could not be reached`);
  if (!(cause instanceof APIError)) return final(`${host} sent no readable answer`);
  const status = cause.status as number | undefined;
  if (status === 401 || status === 403) return final(`${host} refused the key (HTTP ${status})`);
  if (status === 404) return final(`${host} has no model ${name} (HTTP 404)`);
  if (status === 429) return final(`${host} takes no more requests now (HTTP 429)`);
  return { failed: `${host} answered HTTP ${status ?? 'nothing'}`, isFinal: false };
}
