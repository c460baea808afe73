import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { isPublished } from '../../scripts/release/is-published.mjs';

/** A registry with the package `books` in version 1.0.0. It answers 500 for `broken`, and 403 for `closed`. */
let registry: Server;
beforeAll(async () => {
  registry = createServer((request, response) => {
    const name = request.url!.slice(1);
    const status = { books: 200, broken: 500, closed: 403 }[name] ?? 404;
    const books = { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0' } } };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? books : { error: `status ${status}` }));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => registry.close());

/** Asks the registry, by a level of npm's log that prints nothing, as `npm run --silent` sets it. */
const asks = (name: string, version: string, port = (registry.address() as AddressInfo).port): Promise<boolean> =>
  isPublished(name, version, {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: '0',
    npm_config_loglevel: 'silent',
    npm_config_prefer_online: 'true',
  });

it('a version is published if the registry has it, and not if the registry knows no such version or package', async () => {
  expect(await asks('books', '1.0.0')).toBe(true);
  expect(await asks('books', '1.0.1')).toBe(false);
  expect(await asks('shelves', '1.0.0')).toBe(false);
});

it('a release ends if the registry fails, refuses or is not there', async () => {
  await expect(asks('broken', '1.0.0')).rejects.toThrow('no answer of the registry');
  await expect(asks('closed', '1.0.0')).rejects.toThrow('no answer of the registry');
  await expect(asks('books', '1.0.0', 1)).rejects.toThrow('ECONNREFUSED');
});
