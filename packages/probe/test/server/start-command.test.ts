import { join } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../src/server/free-port.js';
import { pollUntil } from '../../src/timing/poll-until.js';
import { startCommand } from '../../src/server/start-command.js';
import { tempFolder } from '../temp-folder.js';

/** A server that listens after a while, first answers 503, and prints its address in colour as dev servers do. */
const app = `
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
let asked = 0;
const server = createServer((_, response) => { asked += 1; response.writeHead(asked < 3 ? 503 : 200).end('cwd ' + process.cwd() + ' env ' + process.env.NODE_ENV); });
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  console.log('  ready on \\u001b[36mhttp://localhost:\\u001b[1m' + server.address().port + '\\u001b[22m/\\u001b[39m');
  writeFileSync('pid', String(process.pid));
});`;

const isGone = async (url: string): Promise<boolean> =>
  (await pollUntil(
    () =>
      fetch(url).then(
        () => null,
        () => true,
      ),
    { deadline: 20_000 },
  )) === true;

it('starts the command in the root, waits until the printed address answers, and takes the whole group down', async () => {
  const root = tempFolder({ 'app.mjs': app });
  const server = await startCommand({ root, command: 'echo starting && node app.mjs && echo never' });
  onTestFinished(() => server.stop());
  expect(server.url).toMatch(/^http:\/\/localhost:\d+\/$/);
  expect(await (await fetch(server.url)).text()).toBe(`cwd ${root} env development`);
  await server.stop();
  expect(await isGone(server.url)).toBe(true);
});

it('polls the given address', async () => {
  const root = tempFolder({ 'app.mjs': app });
  const port = await freePort();
  const server = await startCommand({
    root,
    command: `node ${join(root, 'app.mjs')} ${port} > log.txt`,
    url: `http://127.0.0.1:${port}`,
  });
  onTestFinished(() => server.stop());
  expect(server.url).toBe(`http://127.0.0.1:${port}/`);
  expect((await fetch(server.url)).status).toBe(200);
});

it.each([
  ['takes the app that runs already, and leaves it running', '⨯ Another dev server is already running.', true],
  ['does not take an address of a command that failed', 'Error: could not listen', false],
])('%s', async (_, line, isTaken) => {
  const running = await startCommand({ root: tempFolder({ 'app.mjs': app }), command: 'node app.mjs' });
  onTestFinished(() => running.stop());
  // The address comes first, so that it answers before the command has ended.
  const command = `echo "- Local: ${running.url} " && echo "${line}" && exit 1`;
  const taken = await startCommand({ root: tempFolder({}), command }).catch(() => null);
  const ended = taken?.ended?.then((reason) => reason);
  if (isTaken) {
    expect(taken?.url).toBe(running.url);
    await taken!.stop();
  } else if (taken !== null) expect(await ended).toMatch(/exit code 1/);
  expect((await fetch(running.url)).status).toBe(200);
});

it.each([
  ['a command that ends', "echo 'port is taken' && exit 3", /exit code 3.*port is taken/],
  ['a command that is none', 'nonsuch-command-here', /did not start/],
])('reports why %s did not start', async (_, command, message) => {
  const error = await startCommand({ root: tempFolder({}), command }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  expect((error as ProblemError).problem).toMatchObject({
    code: 'APP_NOT_STARTED',
    message: expect.stringMatching(message),
  });
});

it('reports how a ready command ended, with its last output', async () => {
  const root = tempFolder({
    'app.mjs': app.replace(
      'asked += 1;',
      "asked += 1; if (asked > 3) { console.error('Error: no export named format\\n    at load (/app/load.js:1:2)\\n}\\n'); process.exit(7); }",
    ),
  });
  const server = await startCommand({ root, command: 'node app.mjs' });
  onTestFinished(() => server.stop());
  await fetch(server.url).catch(() => undefined);
  expect(await server.ended).toMatch(
    /^the command ended \(exit code 7\): ready on http:\S+ \| Error: no export named format$/,
  );
});

it('gives up at the deadline', async () => {
  const error = await startCommand({ root: tempFolder({}), command: 'cat /dev/zero > /dev/null', deadline: 300 }).catch(
    (thrown: unknown) => thrown,
  );
  expect((error as ProblemError).problem).toMatchObject({
    code: 'APP_NOT_STARTED',
    message: expect.stringContaining('was not ready'),
  });
});

it('stops at the signal', async () => {
  const controller = new AbortController();
  const started = startCommand({ root: tempFolder({}), command: 'cat', signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(started).rejects.toThrow('enough');
});
