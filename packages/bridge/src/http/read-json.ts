import type { IncomingMessage } from 'node:http';

import { BridgeError } from '../access/bridge-error.js';
import { limits } from '../access/limits.js';

/** Reads a request's body as a JSON object. @throws {BridgeError} for a body that is too large or no object */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readText(request, limits.bodyBytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BridgeError('bad_request', 'The body is no JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BridgeError('bad_request', 'The body must be one JSON object');
  return body as Record<string, unknown>;
}

/** Reads a request's body as a text. @throws {BridgeError} for a body over `most` bytes */
export async function readText(request: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new BridgeError('too_large', `The body has over ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads fields of a body. Each throws a {@link BridgeError} that names the field. */
export const field = {
  text(body: Record<string, unknown>, key: string, otherwise?: string): string {
    const value = body[key] ?? otherwise;
    if (typeof value !== 'string') throw new BridgeError('bad_request', `${key}: a text`);
    return value;
  },
  texts(body: Record<string, unknown>, key: string): string[] | undefined {
    const value = body[key];
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || value.length > 100 || value.some((each) => typeof each !== 'string'))
      throw new BridgeError('bad_request', `${key}: a list of at most 100 texts`);
    return value as string[];
  },
  number(body: Record<string, unknown>, key: string): number | undefined {
    const value = body[key];
    if (value !== undefined && typeof value !== 'number') throw new BridgeError('bad_request', `${key}: a number`);
    return value;
  },
  flag: (body: Record<string, unknown>, key: string): boolean => body[key] === true,
};
