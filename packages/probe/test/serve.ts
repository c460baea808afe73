import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * Serves pages from memory on a loopback port until the test has finished. A page is HTML, or a handler.
 * @returns the address with a slash at the end
 */
export async function serve(pages: Record<string, string | RequestListener>): Promise<string> {
  const server = createServer((request, response) => {
    const page = pages[decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)];
    if (typeof page === 'function') return page(request, response);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'not found');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no port');
  return `http://127.0.0.1:${address.port}/`;
}
