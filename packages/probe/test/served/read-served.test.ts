import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';

import { allAnswers, askServed, type ServedAnswer } from '../../src/served/read-served.js';

const never = new AbortController().signal;
const text = ({ body }: ServedAnswer): string => new TextDecoder().decode(body);

/** The questions that wait for an answer, in the order of their arrival. */
let open: { path: string; response: ServerResponse }[] = [];
let close: (() => void)[] = [];

afterEach(() => {
  close.forEach((one) => one());
  [open, close] = [[], []];
});

async function serve(): Promise<string> {
  const server = createServer((request, response) => void open.push({ path: request.url!, response }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('asks for eight files at the same time, the first files first, and for each file once', async () => {
  const files = Array.from({ length: 10 }, (_, at) => ({ path: `/${at}.js`, kind: 'script' as const }));
  const asked = askServed(await serve(), [...files, ...files], never);
  await expect.poll(() => open).toHaveLength(8);
  expect(open.map(({ path }) => path).sort()).toEqual(files.slice(0, 8).map(({ path }) => path));
  open.find(({ path }) => path === '/0.js')!.response.end('zero');
  expect(text((await asked.get('script /0.js'))!)).toBe('zero');
  await expect.poll(() => open.at(-1)!.path).toBe('/8.js');
  expect(open).toHaveLength(9);
});

it('leaves out a file without an answer', async () => {
  const asked = askServed(
    await serve(),
    ['/a.js', '/b.js'].map((path) => ({ path, kind: 'script' as const })),
    never,
  );
  await expect.poll(() => open).toHaveLength(2);
  for (const { path, response } of open) {
    if (path === '/a.js') response.destroy();
    else response.end('b');
  }
  expect([...(await allAnswers(asked)).keys()]).toEqual(['script /b.js']);
});
