import type { ServerResponse } from 'node:http';

import { BridgeError, bridgeCodes } from '../access/bridge-error.js';

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

/** Answers a request that is refused, or that failed. */
export function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const known = error instanceof BridgeError ? error : new BridgeError('unavailable', 'The bridge could not answer');
  if (known.code === 'unauthorized') response.setHeader('www-authenticate', 'Bearer realm="webmcp"');
  // The rest of a refused body is not read.
  response.setHeader('connection', 'close');
  sendJson(response, bridgeCodes[known.code], { error: known.code, message: known.message });
}
