import type { IncomingMessage, ServerResponse } from 'node:http';

import { BridgeError } from '../access/bridge-error.js';
import type { BridgeCore } from '../core/bridge-core.js';
import { isThisHost } from './guard.js';
import { readText } from './read-json.js';

/** The address at which a page takes the approval of a call. */
export const approvalAddress = '/plugin/approval';

/** The bytes of a secret, and a few more. */
const most = 64;

/**
 * Hands the approval of one call to the page that acts, once. The secret is the body, so a browser sends no preflight. The
 * page's runtime compares the text with its own call.
 * @throws {BridgeError} for another host or method, and for a secret that counts no more
 */
export async function approvalDoor(
  core: BridgeCore,
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  const { method, headers } = request;
  if (!isThisHost(request, port) || method !== 'POST' || headers.origin === undefined)
    throw new BridgeError('forbidden', 'A page takes its approvals here');
  const text = core.approvals.take(await readText(request, most), headers.origin);
  // A connected page reads the refusal as well. A page that gets no answer at all asks the person itself.
  if (core.plugins.list().some(({ origin }) => origin === headers.origin))
    response.setHeader('access-control-allow-origin', headers.origin);
  if (text === undefined) throw new BridgeError('forbidden', 'The approval is unknown, used, late, or of another page');
  response.writeHead(200, {
    'cache-control': 'no-store',
    'content-type': 'text/plain',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
