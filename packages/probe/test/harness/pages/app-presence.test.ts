import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { prove } from '../../../src/prove/prove.js';
import { freePort } from '../../../src/server/free-port.js';
import { bundledReader } from '../../bundled-reader.js';
import { probeApp, problemOf } from '../../probe-app.js';
import { serve } from '../../serve.js';

const save: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end('<button>Save</button>');

const reason = 'the server ended (exit code 1): no licence';

it('keeps the states of an app that stops, and names the states that were not read', async () => {
  const waiting = new Set<string>();
  const server = createServer((request, response) => {
    if (request.url === '/') return save(request, response);
    // A browser requests the icon at any time.
    if (request.url === '/favicon.ico') return response.writeHead(404).end();
    waiting.add(request.url!);
    // Both pages without an answer are open then, and the pages before them have been read.
    if (waiting.size === 2) server.close().closeAllConnections();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const result = await probeApp({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deadlines: { absence: 300 },
    harness: {
      states: {
        one: { route: '/' },
        two: { route: '/' },
        pay: { route: '/pay' },
        ship: { route: '/ship' },
        last: { route: '/' },
      },
    },
  });
  expect(result.snapshots.map(({ state }) => state)).toEqual(['one', 'two']);
  expect(result.problems).toEqual([
    expect.objectContaining({
      code: 'APP_STOPPED',
      message: expect.stringMatching(/stopped before (pay|ship): .*ERR_.*\. Not read: (pay, ship|ship, pay), last$/),
    }),
  ]);
});

it('begins a state with a broken connection again, and reports that state alone when it breaks twice', async () => {
  let asked = 0;
  const baseUrl = await serve({
    '/': save,
    '/once': (request, response) => ((asked += 1) === 1 ? request.socket.destroy() : save(request, response)),
    '/always': (request) => request.socket.destroy(),
  });
  const states = { always: { route: '/always' }, once: { route: '/once' }, home: { route: '/' } };
  const result = await probeApp({ baseUrl, harness: { states } });
  expect(result.snapshots.map(({ state }) => state)).toEqual(['once', 'home']);
  expect(result.problems).toEqual([
    expect.objectContaining({ code: 'APP_UNREACHABLE', where: expect.stringMatching(/always$/) }),
  ]);
});

it('reports the last output of its own server: during a state, before the first one, and in the login', async () => {
  let ends!: (reason: string) => void;
  const ended = new Promise<string>((resolve) => {
    ends = resolve;
  });
  const harness = {
    states: {
      home: { route: '/' },
      pay: { route: '/', setup: async () => ends(reason) },
    },
  };
  const whileOpen = await probeApp({
    baseUrl: await serve({ '/': save }),
    harness: { states: { pay: harness.states.pay } },
    ended,
  });
  expect([whileOpen.snapshots, whileOpen.problems[0]?.message]).toEqual([
    [],
    expect.stringContaining(`stopped while it was at pay: ${reason}. Not read: pay`),
  ]);
  const dead = { baseUrl: `http://127.0.0.1:${await freePort()}/`, ended: Promise.resolve(reason) };
  const before = await probeApp({ ...dead, harness });
  expect(before.problems[0]?.message).toMatch(
    /stopped before (home|pay): the server ended .*no licence\. Not read: home, pay$/,
  );
  const login = { ...harness, login: async () => undefined };
  expect(await problemOf(probeApp({ ...dead, harness: login }))).toMatchObject({ code: 'APP_STOPPED' });
  const proving = prove({
    ...dead,
    tools: [],
    script: '',
    testIdAttributes: [],
    harness: login,
    reader: await bundledReader(),
  });
  expect(await problemOf(proving)).toMatchObject({ code: 'APP_STOPPED', message: expect.stringContaining(reason) });
});
