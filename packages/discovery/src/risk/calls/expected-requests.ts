import type { ExpectedRequest } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import type { HandlerEvidence } from '../../intents/model/intent.js';
import { isClient, requestOf, type HandlerCall } from './request-of.js';
import { isViewCall } from './view-calls.js';

/** Matches the methods that write. */
const writes = /^(?:POST|PUT|PATCH|DELETE)$/;

/**
 * Lists the writes that handlers send, by the calls that the source shows. Returns an empty list if a call is unknown,
 * or the path of a write: the app may then send anything.
 */
export function expectedRequests(handlers: readonly HandlerEvidence[]): ExpectedRequest[] {
  const found = new Map<string, ExpectedRequest>();
  for (const call of handlers.flatMap(({ does }) => does.calls)) {
    const made = requestOf(call);
    if (made === null && call.own !== true && !isKnown(call)) return [];
    if (made === null || !writes.test(made.method)) continue;
    const path = pathOnly(made.path, call);
    if (path === null) return [];
    const keys = keysOf(call);
    const known = found.get(`${made.method} ${path}`);
    found.set(`${made.method} ${path}`, { method: made.method, path, keys: merged(known?.keys, keys) });
  }
  return [...found.values()];
}

/** Functions that only compute a value. */
const pure = /^(?:encodeURIComponent|encodeURI|decodeURIComponent|get|entries|URLSearchParams|Headers|alert|confirm)$/;

const isKnown = ({ callee, args }: HandlerCall): boolean =>
  isViewCall(callee, args.length) || pure.test(callee.at(-1) ?? '');

/** A request whose body is unknown once may have any key. */
function merged(one: readonly string[] | undefined, other: readonly string[]): string[] {
  if (one === undefined) return [...other];
  return one.length === 0 || other.length === 0 ? [] : [...new Set([...one, ...other])];
}

/** Returns the path without query; a client of the app may add any base. Null if nothing of the path is known. */
function pathOnly(path: string, { callee }: HandlerCall): string | null {
  const [plain = ''] = path.split(/[?#]/);
  if (!/[\p{L}\p{N}]/u.test(plain.replace(/^https?:\/\/[^/]*/, ''))) return null;
  if (/^https?:/.test(plain)) return plain;
  const hasBase = callee.some((name) => isClient(name) && !/^\$?fetch$|^ofetch$|^useFetch$/.test(name));
  // A relative address may begin below any folder.
  const rooted = /^[/:]/.test(plain) ? plain : `:/${plain.replace(/^\.\//, '')}`;
  return hasBase && rooted.startsWith('/') ? `:${rooted}` : rooted;
}

/** Returns the keys of a body that is an object, or an object in JSON. Empty if a part of the body is unknown. */
function keysOf({ args }: HandlerCall): string[] {
  for (const argument of args.slice(0, 3)) {
    if (argument.kind !== 'object') continue;
    const body = argument.entries.find(({ key }) => key === 'body' || key === 'data')?.value;
    return keysIn(body ?? (args.indexOf(argument) === 1 && !isOptions(argument) ? argument : undefined));
  }
  return [];
}

const isOptions = (value: Extract<Value, { kind: 'object' }>): boolean =>
  value.entries.some(({ key }) => /^(?:method|headers|body|params)$/.test(key));

function keysIn(value: Value | undefined): string[] {
  if (value?.kind === 'call' && value.callee.at(-1) === 'stringify') return keysIn(value.args[0]);
  return value?.kind === 'object' && value.spreads.length === 0 ? value.entries.map(({ key }) => key) : [];
}
