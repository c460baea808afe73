import type { RiskLevel } from '@webmcp/contract';
import { words } from '@webmcp/text';

import type { HandlerEvidence } from '../../intents/model/intent.js';
import type { Value } from '../../extract/facts/facts.js';
import { isHolderPath } from '../words/reversible.js';
import type { RiskEvidence } from '../model/risk-evidence.js';
import { findTerm } from '../words/find-term.js';

type Call = HandlerEvidence['does']['calls'][number];

/** One request that a handler makes, as far as its source tells. */
export interface Request {
  method: string;
  /** Unknown parts stand as `:`. */
  path: string;
}

/** Objects and functions that speak HTTP; a method name alone (`items.delete`) says nothing. */
const clients =
  /^(?:\$?fetch|ofetch|axios|ky|got|superagent|request|http|https|\$http|httpclient|http_?client|api|apiclient|api_?client|client|rest|backend|service|useFetch|wretch|ajax)$/i;
export const isClient = (owner: string): boolean => clients.test(owner);

const methods: ReadonlySet<string> = new Set([
  'get',
  'head',
  'options',
  'post',
  'put',
  'patch',
  'delete',
  'del',
  'destroy',
]);

/** The request that a call makes, or null when it is none. */
export function requestOf({ callee, args }: Call): Request | null {
  const last = callee.at(-1) ?? '';
  const owner = callee.at(-2) ?? '';
  if (/^(?:\$?fetch|ofetch|useFetch)$/.test(last)) return { method: methodIn(args[1]) ?? 'GET', path: pathOf(args[0]) };
  if (last === 'sendBeacon') return { method: 'POST', path: pathOf(args[0]) };
  if (
    last === 'open' &&
    args.length >= 2 &&
    textOf(args[0]) !== null &&
    methods.has((textOf(args[0]) ?? '').toLowerCase())
  ) {
    return { method: (textOf(args[0]) ?? '').toUpperCase(), path: pathOf(args[1]) };
  }
  if (clients.test(last) && args.length > 0) {
    const options = args[0]?.kind === 'object' ? args[0] : args[1];
    return {
      method: methodIn(options) ?? 'GET',
      path: args[0]?.kind === 'object' ? pathOf(entry(args[0], 'url')) : pathOf(args[0]),
    };
  }
  if (last === 'request' && clients.test(owner)) {
    return {
      method: methodIn(args[0]?.kind === 'object' ? args[0] : args[1]) ?? 'GET',
      path: pathOf(args[0]?.kind === 'object' ? entry(args[0], 'url') : args[0]),
    };
  }
  const verb = last.replace(/^\$/, '').toLowerCase();
  if (methods.has(verb) && (clients.test(owner) || looksLikePath(args[0]))) {
    return { method: verb === 'del' || verb === 'destroy' ? 'DELETE' : verb.toUpperCase(), path: pathOf(args[0]) };
  }
  return null;
}

/** Requests by method and words of the path; a path that asks (`/search`) is no write whatever its method is. */
export function httpEvidence(call: Call): RiskEvidence[] {
  const request = requestOf(call);
  if (request === null) return [];
  const { method, path } = request;
  const reason = { signal: 'http', evidence: `${method} ${path === '' ? '(path not known)' : path}`, source: call.at };
  return [{ level: levelOf(method, path), reason }];
}

function levelOf(method: string, path: string): RiskLevel {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
    // A GET that names an ending is one of those that should have been a POST.
    return findTerm(path, 'ending') === null ? 'safe' : 'destructive';
  }
  if (method === 'DELETE') return isHolderPath(path) ? 'caution' : 'destructive';
  if (findTerm(path, 'ending') !== null || findTerm(path, 'money') !== null || endsSomething(path))
    return 'destructive';
  const last =
    path
      .split('?')[0]
      ?.split('/')
      .findLast((part) => part !== '' && part !== ':') ?? '';
  return /^(?:search|query|filter|lookup|preview|validate|estimate|autocomplete|suggest)$/i.test(last)
    ? 'safe'
    : 'caution';
}

/** `/orders/:id/cancel`, `/payments`, `/charges`: what a REST path does is said by its last word. */
function endsSomething(path: string): boolean {
  const last = words(
    path
      .split('?')[0]
      ?.split('/')
      .findLast((part) => part !== '' && part !== ':') ?? '',
  );
  return last.some((word) =>
    [
      'cancel',
      'cancellation',
      'close',
      'payments',
      'payment',
      'charges',
      'transfers',
      'refunds',
      'withdrawals',
      'payouts',
      'purchases',
      'donations',
      'terminate',
      'void',
    ].includes(word),
  );
}

function methodIn(options: Value | undefined): string | null {
  const method = options === undefined ? undefined : entry(options, 'method');
  const text = textOf(method);
  if (text !== null) return text.toUpperCase();
  // A method that is chosen at run time may be any.
  return method === undefined ? null : 'POST';
}

function entry(value: Value, key: string): Value | undefined {
  return value.kind === 'object' ? value.entries.find((each) => each.key === key)?.value : undefined;
}

function textOf(value: Value | undefined): string | null {
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : null;
}

function pathOf(value: Value | undefined): string {
  if (value === undefined) return '';
  if (value.kind === 'literal') return String(value.value);
  if (value.kind === 'template')
    return value.parts.map((part) => (part.kind === 'literal' ? String(part.value) : ':')).join('');
  if (value.kind === 'choice') return value.options.map(pathOf).find((path) => path !== '') ?? '';
  // `new URL('/orders', base)` and `url('/orders')`
  if (value.kind === 'call') return value.args.map(pathOf).find((path) => path !== '') ?? '';
  return '';
}

const looksLikePath = (value: Value | undefined): boolean => /^(?:https?:\/\/|\/|:\/)/.test(pathOf(value));
