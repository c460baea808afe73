import type { HandlerEvidence } from '../../intents/model/intent.js';
import type { Value } from '../../extract/facts/facts.js';

/** A call that a handler makes. */
export type HandlerCall = HandlerEvidence['does']['calls'][number];

/** One request that a handler makes, with the parts that the source shows. */
export interface Request {
  /** Method in upper case. A method that is chosen at run time counts as POST. */
  method: string;
  /** The address with `:` for unknown parts; '' if nothing is known. */
  path: string;
}

/** Objects and functions that send HTTP requests; a method's name alone (`items.delete`) is no evidence. */
const clients =
  /^(?:\$?fetch|ofetch|axios|ky|got|superagent|request|http|https|\$http|httpclient|http_?client|api|apiclient|api_?client|client|rest|backend|service|useFetch|wretch|ajax)$/i;

/** Decides whether an object has the name of an HTTP client: `api` in `api.save()`. */
export const isClient = (owner: string): boolean => clients.test(owner);

/** Methods of clients, by the HTTP method that they send. */
const methods: Readonly<Record<string, string>> = {
  get: 'GET',
  head: 'HEAD',
  options: 'OPTIONS',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  del: 'DELETE',
  destroy: 'DELETE',
};

const methodNames: ReadonlySet<string> = new Set(Object.values(methods));

/** One way in which source code sends a request. */
interface RequestForm {
  name: string;
  /** Returns the request; undefined if the call has another form. */
  read(call: HandlerCall): Request | undefined;
}

/** The forms of requests; the first that fits is read. A named function comes before a method of a client. */
export const requestForms: readonly RequestForm[] = [
  { name: 'fetch(url, options)', read: fetchCall },
  { name: 'navigator.sendBeacon(url)', read: beacon },
  { name: 'xhr.open(method, url)', read: xhrOpen },
  { name: 'client(method, url, body)', read: methodFirst },
  { name: 'client(url, options) or client({ url })', read: clientCall },
  { name: 'client.request(url, options)', read: clientRequest },
  { name: 'client.post(url), or any method with an address', read: clientMethod },
];

/** Returns the request that a call makes, or null for any other call. */
export function requestOf(call: HandlerCall): Request | null {
  for (const { read } of requestForms) {
    const request = read(call);
    if (request !== undefined) return request;
  }
  return null;
}

const lastName = ({ callee }: HandlerCall): string => callee.at(-1) ?? '';
const ownerName = ({ callee }: HandlerCall): string => callee.at(-2) ?? '';

function fetchCall(call: HandlerCall): Request | undefined {
  if (!/^(?:\$?fetch|ofetch|useFetch)$/.test(lastName(call))) return undefined;
  const [url, options] = call.args;
  return { method: methodIn(options) ?? 'GET', path: pathOf(url) };
}

function beacon(call: HandlerCall): Request | undefined {
  return lastName(call) === 'sendBeacon' ? { method: 'POST', path: pathOf(call.args[0]) } : undefined;
}

function xhrOpen(call: HandlerCall): Request | undefined {
  const [first, url] = call.args;
  const method = textOf(first);
  if (lastName(call) !== 'open' || url === undefined || method === null) return undefined;
  return Object.hasOwn(methods, method.toLowerCase()) ? { method: method.toUpperCase(), path: pathOf(url) } : undefined;
}

/** Reads `request('POST', url, body)`: a client whose first argument is the method. */
function methodFirst(call: HandlerCall): Request | undefined {
  const [first, url] = call.args;
  const method = textOf(first)?.toUpperCase();
  if (method === undefined || url === undefined || !methodNames.has(method) || !isClient(lastName(call)))
    return undefined;
  return { method, path: pathOf(url) };
}

function clientCall(call: HandlerCall): Request | undefined {
  return isClient(lastName(call)) && call.args.length > 0 ? requestIn(call) : undefined;
}

function clientRequest(call: HandlerCall): Request | undefined {
  return lastName(call) === 'request' && isClient(ownerName(call)) ? requestIn(call) : undefined;
}

/** Reads `(url, options)` or `({ url, method })`. */
function requestIn({ args: [first, second] }: HandlerCall): Request {
  const isWhole = first?.kind === 'object';
  return {
    method: methodIn(isWhole ? first : second) ?? 'GET',
    path: pathOf(isWhole ? entryOf(first, 'url') : first),
  };
}

function clientMethod(call: HandlerCall): Request | undefined {
  const verb = lastName(call).replace(/^\$/, '').toLowerCase();
  const method = Object.hasOwn(methods, verb) ? methods[verb] : undefined;
  const [url] = call.args;
  return method !== undefined && (isClient(ownerName(call)) || isAddress(url))
    ? { method, path: pathOf(url) }
    : undefined;
}

function methodIn(options: Value | undefined): string | null {
  const method = options === undefined ? undefined : entryOf(options, 'method');
  const text = textOf(method);
  if (text !== null) return text.toUpperCase();
  // A method that is chosen at run time may be any.
  return method === undefined ? null : 'POST';
}

function entryOf(value: Value, key: string): Value | undefined {
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

const isAddress = (value: Value | undefined): boolean => /^(?:https?:\/\/|\/|:\/)/.test(pathOf(value));
