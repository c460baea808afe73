import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { openBrowser } from '../../src/browser/open-browser.js';
import { noteWrites } from '../../src/prove/note-writes.js';
import { serve } from '../serve.js';

let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  browser = await openBrowser({ allowHosts: ['127.0.0.1'] });
});
afterAll(() => browser?.close());

/** Opens a page whose writes are noted, and returns the journal with a function that sends a request. */
async function noted(): Promise<{ open: string[]; send(method: string, address: string): Promise<string> }> {
  const base = await serve({
    '/': '<title>App</title>',
    '/saved': (_, response) => void response.writeHead(500).end(),
    '/moved': (_, response) => void response.writeHead(303, { location: '/' }).end(),
    // The server has the whole write, and its answer is lost.
    '/lost': (request) => void request.resume().on('end', () => request.socket.destroy()),
  });
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const open: string[] = [];
  await noteWrites(context, 'save', {
    begin: (_, write) => void open.push(write),
    end: (_, write) => void open.splice(open.indexOf(write), 1),
  });
  const page = await context.newPage();
  await page.goto(base);
  const send = (method: string, address: string): Promise<string> =>
    page.evaluate(([by, at]) => fetch(at, { method: by }).then(({ status }) => `${status}`, String), [
      method,
      new URL(address, base).href,
    ] as const);
  return { open, send };
}

test('a write leaves the journal when it is answered, also by an error or another address', async () => {
  const { open, send } = await noted();
  expect([await send('POST', 'saved'), await send('PUT', 'moved')]).toEqual(['500', '200']);
  await expect.poll(() => open).toEqual([]);
});

test('a write whose answer is lost stays', async () => {
  const { open, send } = await noted();
  expect(await send('POST', 'lost')).toMatch(/failed/i);
  expect(await send('DELETE', 'saved')).toBe('500');
  await expect.poll(() => open).toEqual(['POST /lost']);
});

test('a write that no server received leaves the journal', async () => {
  const { open, send } = await noted();
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => void closed.close(resolve));
  expect(await send('POST', `http://127.0.0.1:${port}/gone`)).toMatch(/failed/i);
  await expect.poll(() => open).toEqual([]);
});
