import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { probe } from '@webmcp/probe';
import { expect, onTestFinished, test } from 'vitest';

test('a page of 20,000 elements is read whole', async () => {
  const cells = Array.from(
    { length: 5_000 },
    (_, at) => `<div><label for="f${at}">Field ${at}</label><input id="f${at}"><p>${at}</p></div>`,
  );
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<form>${cells.join('')}</form>`),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { snapshots, problems } = await probe({
    baseUrl: `http://127.0.0.1:${port}/`,
    testIdAttributes: ['data-mcp', 'data-testid'],
  });
  expect(problems).toEqual([]);
  expect(snapshots[0]?.elements).toHaveLength(5_000);
  expect(snapshots[0]?.elements.at(-1)).toMatchObject({ role: 'textbox', name: 'Field 4999', labels: ['Field 4999'] });
});
