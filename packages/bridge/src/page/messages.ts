import type { CallResult } from '@webmcp/contract';

import { isObject, type Json } from '../tools/is-object.js';
import { isResult } from '../tools/is-result.js';
import type { PageTool } from '../tools/known-tools.js';
import type { CallMessage } from '../tools/open-calls.js';

/** A message of the bridge to a page. */
export type ToPage =
  | { type: 'nonce'; nonce: string }
  | { type: 'paired'; plugin_id: string; key: string; proof: string }
  | CallMessage;

/** A message of a page to the bridge, as far as it was checked. */
export type FromPage =
  | { type: 'pair'; proof: string; title: string; key?: string }
  | { type: 'hello'; title: string; key?: string }
  | { type: 'result'; id: string; data: CallResult }
  | { type: 'event'; event: 'tools'; data: { tools: PageTool[] } };

/** Reads the text of a page's message; undefined for anything else. */
export function readFromPage(text: string): FromPage | undefined {
  try {
    return readMessage(JSON.parse(text));
  } catch {
    // A page may send anything. No JSON is no message.
    return undefined;
  }
}

/** Reads a message of a page; undefined for anything else. */
export function readMessage(message: unknown): FromPage | undefined {
  if (!isObject(message)) return undefined;
  const { type, id, data, event } = message;
  if (type === 'pair' || type === 'hello') return readGreeting(type, message);
  if (type === 'result' && typeof id === 'string' && isResult(data)) return { type, id, data };
  if (type === 'event' && event === 'tools' && isObject(data) && Array.isArray(data['tools']))
    return { type, event, data: { tools: data['tools'].filter(isTool).slice(0, 200) } };
  return undefined;
}

function readGreeting(type: 'pair' | 'hello', { proof, title = '', key }: Json): FromPage | undefined {
  if (typeof title !== 'string') return undefined;
  const named = { title, ...(typeof key === 'string' && { key }) };
  if (type === 'hello') return { type, ...named };
  return typeof proof === 'string' ? { type, proof, ...named } : undefined;
}

function isTool(tool: unknown): tool is PageTool {
  if (!isObject(tool)) return false;
  const { name, title = '', description = '', inputSchema = {} } = tool;
  return (
    typeof name === 'string' &&
    /^[\w.-]{1,128}$/.test(name) &&
    typeof title === 'string' &&
    typeof description === 'string' &&
    isObject(inputSchema)
  );
}
