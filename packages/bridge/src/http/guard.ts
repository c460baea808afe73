import type { IncomingMessage } from 'node:http';

import { BridgeError } from '../access/bridge-error.js';

/** One check on the head of a request, before anything of its body is read. */
interface GuardRule {
  name: string;
  /** Returns the refusal of a request; undefined for a request that passes. */
  refuses(request: IncomingMessage, port: number): BridgeError | undefined;
}

const hostNames = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns whether a request names this bridge as its host. A page that rebinds its name to this machine does not. */
export const isThisHost = ({ headers }: IncomingMessage, port: number): boolean =>
  hostNames.some((host) => headers.host?.toLowerCase() === `${host}:${port}`);

/** The origins under which the bridge's own page is opened. */
export const ownOrigins = (port: number): string[] => hostNames.map((host) => `http://${host}:${port}`);

/** The checks of every request, in order. A page that rebinds its name to this machine fails at the first. */
const rules: readonly GuardRule[] = [
  {
    name: 'host',
    refuses: (request, port) =>
      isThisHost(request, port) ? undefined : new BridgeError('forbidden', 'The Host header is not this bridge'),
  },
  {
    name: 'origin',
    // Browsers send the origin with every request that can change something. Agents send none.
    refuses: ({ headers, url = '' }, port) =>
      headers.origin === undefined || (url.startsWith('/ui/') && ownOrigins(port).includes(headers.origin))
        ? undefined
        : new BridgeError('forbidden', 'This origin may not call the bridge'),
  },
  {
    name: 'site',
    // A page of any site may load the script, which holds nothing secret.
    refuses: ({ headers, url }) =>
      url === '/page.js' || ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
        ? undefined
        : new BridgeError('forbidden', 'Another site may not call the bridge'),
  },
  {
    name: 'token in the address',
    refuses: ({ url = '' }) =>
      /[?&](?:token|access_token|code|key)=/i.test(url)
        ? new BridgeError('bad_request', 'Tokens belong in the Authorization header, never in an address')
        : undefined,
  },
  {
    name: 'content type',
    refuses: ({ method, headers }) =>
      method !== 'POST' || /^application\/json(?:\s*;|$)/i.test(headers['content-type'] ?? '')
        ? undefined
        : new BridgeError('unsupported_media_type', 'The content type must be application/json'),
  },
];

/** Refuses a request by its head. @throws {BridgeError} with the reason */
export function guard(request: IncomingMessage, port: number): void {
  for (const rule of rules) {
    const refusal = rule.refuses(request, port);
    if (refusal !== undefined) throw refusal;
  }
}
