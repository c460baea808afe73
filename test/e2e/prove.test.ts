import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { type GroundTruthMap, integrityOf, type Problem } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repo = fileURLToPath(new URL('../..', import.meta.url));

const page = `<!doctype html><title>Desk</title>
<h1>Desk</h1>
<form id="good" aria-label="Write a note" action="/notes" method="post">
  <label>Title <input name="title" required maxlength="20"></label>
  <label>Pages <input name="pages" type="number" min="1" max="9" step="2"></label>
  <label>Day <input name="day" type="date"></label>
  <label>Shelf <select name="shelf"><option value="">-</option><option value="a">Upper</option><option value="b">Lower</option></select></label>
  <label><input name="urgent" type="checkbox"> Urgent</label>
  <button>Save note</button>
</form>
<form id="stubborn" aria-label="Set the code">
  <label>Code <input name="code" required></label>
  <button>Set code</button>
</form>
<form id="talks" aria-label="Search the shelves">
  <label>Words <input name="words" required></label>
  <button>Search shelves</button>
</form>
<form id="marked" aria-label="Ring the bell">
  <label>How often <input name="often" type="number" min="1" required></label>
  <button>Ring bell</button>
</form>
<label>Find a note <input id="find"></label>
<p id="found"></p>
<button id="burn" type="button">Delete everything</button>
<p role="status"></p>
<script>
  const $ = (selector) => document.querySelector(selector);
  // A field that takes nothing that is typed into it.
  $('[name=code]').addEventListener('input', (event) => { event.target.value = ''; });
  // One that sends what is typed, in three ways.
  $('[name=words]').addEventListener('input', () => {
    fetch('/typed', { method: 'PUT', body: 'x' }).catch(() => {});
    navigator.sendBeacon('/beacon', 'x');
    new WebSocket('ws://' + location.host + '/socket').onopen = ({ target }) => target.send('x');
  });
  $('#stubborn').addEventListener('submit', (event) => event.preventDefault());
  $('#talks').addEventListener('submit', (event) => event.preventDefault());
  $('#marked').addEventListener('submit', async (event) => {
    event.preventDefault();
    await fetch('/bell', { method: 'POST', body: 'x' });
    $('[role=status]').textContent = 'It rang';
  });
  // A search that does not know what was made up.
  $('#find').addEventListener('input', () => { $('#found').innerHTML = '<em class="text-danger">No match</em>'; });
  $('#burn').addEventListener('click', () => fetch('/everything', { method: 'DELETE' }));
</script>`;

/** An app that shows nothing before its service worker is there, as with a mocked server in development. */
const behindWorker = `<!doctype html><title>Bell</title>
<form aria-label="Bell" hidden><label>Times <input name="times" required></label><button>Ring</button></form>
<script type="module">
  const { scope } = await navigator.serviceWorker.register('/worker.js');
  document.querySelector('form').hidden = scope === '';
</script>`;

let folder: string;
let out: string;
let url: string;
let close: () => void;
const written: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webmcp-prove-'));
  out = join(folder, 'webmcp.map.json');
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(
    join(folder, 'webmcp.config.ts'),
    `export default { tools: { ring_the_bell: { prove: 'submitted' }, ring_bell: { prove: 'submitted' } } };\n`,
  );
  const note = ({ method, url: path }: IncomingMessage): void => {
    if (method !== 'GET') written.push(`${method} ${path}`);
  };
  const server = createServer((request, response) => {
    note(request);
    const isScript = request.url === '/worker.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? '' : request.url === '/' ? page : request.url === '/bell.html' ? behindWorker : 'done');
  });
  server.on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    // A page that is closed ends its sockets without a word.
    socket.on('error', () => socket.destroy());
    // The handshake carries nothing; a text frame (opcode 1) does.
    socket.on('data', (frame: Buffer) => {
      if ((frame[0]! & 15) === 1) written.push(`socket ${request.url}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  close = () => void server.close();
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true, force: true });
});

async function instrument(
  ...args: string[]
): Promise<{ map: GroundTruthMap; problems: Problem[]; stderr: string; code: unknown }> {
  const child = spawn(
    process.execPath,
    [join(repo, 'bin/webmcp.js'), 'instrument', '--root', folder, '--url', url, '--json', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return {
    map: readMap(await readFile(out, 'utf8'), out),
    problems: (JSON.parse(stdout) as { problems: Problem[] }).problems,
    stderr,
    code,
  };
}

describe('instrument --prove', () => {
  it('proves each tool as far as it may, through the browser itself, and changes nothing in the app', async () => {
    const script = join(folder, 'tools.iife.js');
    const { map, problems, stderr, code } = await instrument('--prove', '--emit', script);
    const byLabel = (label: string) =>
      map.tools.find((tool) => (tool.action?.fingerprint?.labels ?? []).includes(label));
    const browser = expect.stringMatching(/^Chromium \d+\.\d/) as string;

    expect(byLabel('Save note')?.proof).toEqual({
      level: 'filled',
      result: '5 fields filled and read back; the limits of 4 taken; 10 invalid values refused',
      browser,
    });
    expect(byLabel('Search shelves')?.proof).toEqual({
      level: 'filled',
      result: '1 field filled and read back; the limits of 1 taken; 2 invalid values refused',
      browser,
    });
    // The app's answer to a value that was made up is none to whether the field takes it.
    expect(map.tools.find(({ fields }) => fields.some(({ key }) => key === 'find'))?.proof).toMatchObject({
      level: 'filled',
    });
    expect(byLabel('Ring bell')?.proof).toEqual({
      level: 'submitted',
      result: expect.stringMatching(/^completed; the limits of 1 taken; \d invalid values refused$/) as string,
      browser,
    });
    expect(byLabel('Delete everything')?.proof).toEqual({ level: 'located', result: 'found', browser });
    expect(written).toEqual(['POST /bell']);

    // What does not do what it promises is no tool, and stands where it is held back with the reason.
    expect(byLabel('Set code')).toBeUndefined();
    const held = map.unstable.find(({ failedProof }) => failedProof !== undefined);
    expect(held?.guidance[0]?.text).toMatch(/filled: rejected: Code: does not take the value "Proof"/);
    expect(problems.find(({ code: each }) => each === 'PROOF_FAILED')?.message).toContain(held!.toolName);
    expect(await readFile(script, 'utf8')).not.toContain(held!.toolName);
    expect(code).toBe(1);
    expect(stderr).toMatch(/Proving every tool in the browser[\s\S]*7 of 7/);
    const { integrity, ...rest } = map;
    expect(integrity).toBe(integrityOf(rest));

    // Without --prove the proofs of what has not changed are kept, and what failed stays held back.
    const kept = await readFile(out, 'utf8');
    await instrument();
    expect(await readFile(out, 'utf8')).toBe(kept);
    expect(kept).not.toMatch(/\d\d:\d\d:\d\d/);
  });

  it('keeps what could not be tried, because the app is nothing without its service worker', async () => {
    await rm(join(folder, 'index.html'));
    await writeFile(join(folder, 'bell.html'), behindWorker);
    url = new URL('/bell.html', url).href;
    const { map } = await instrument('--prove');
    const acting = map.tools.filter(({ kind }) => kind !== 'read');
    expect(acting.map(({ fields, proof }) => [fields.map(({ key }) => key), proof])).toEqual([[['times'], undefined]]);
  });
});
