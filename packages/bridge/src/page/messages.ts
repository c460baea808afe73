import type { CallResult, CallStatus, JsonValue } from '@webmcp/contract';

import type { PageTool } from '../tools/known-tools.js';

/** A message of the bridge to a page. */
export type ToPage =
  | { type: 'nonce'; nonce: string }
  | { type: 'paired'; plugin_id: string; key: string; proof: string }
  | { type: 'cmd'; id: string; action: string; args: Record<string, JsonValue>; approval?: string }
  | { type: 'event'; event: 'cancel'; data: { id: string } };

/** A message of a page to the bridge, as far as it was checked. */
export type FromPage =
  | { type: 'pair'; proof: string; title: string; key?: string }
  | { type: 'result'; id: string; data: CallResult }
  | { type: 'event'; event: 'tools'; data: { tools: PageTool[] } };

const statuses: readonly CallStatus[] = [
  'completed',
  'navigated',
  'rejected',
  'handed_over',
  'denied',
  'invalid_input',
  'not_found',
  'ambiguous',
  'unavailable',
  'unknown',
  'pending',
];

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a message of a page; undefined for anything else. */
export function readFromPage(text: string): FromPage | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    // A page may send anything. No JSON is no message.
    return undefined;
  }
  if (!isObject(message)) return undefined;
  const { type, id, data, event, proof, title = '', key } = message;
  if (type === 'pair' && typeof proof === 'string' && typeof title === 'string')
    return { type, proof, title, ...(typeof key === 'string' && { key }) };
  if (type === 'result' && typeof id === 'string' && isResult(data)) return { type, id, data };
  if (type === 'event' && event === 'tools' && isObject(data) && Array.isArray(data['tools']))
    return { type, event, data: { tools: data['tools'].filter(isTool).slice(0, 200) } };
  return undefined;
}

function isResult(data: unknown): data is CallResult & Json {
  return isObject(data) && statuses.includes(data['status'] as CallStatus) && Array.isArray(data['messages']);
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
