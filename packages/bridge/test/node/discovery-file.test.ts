import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { announce, discoveryFile, fileAudit, isAlive, readDiscovery } from '../../src/index.js';
import { openStage } from '../http/stage.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webmcp-discovery-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// T30
it('trusts a listener that proves to be the bridge, and no other program on its port', async () => {
  const stage = await openStage();
  const { port, publicId, managementToken } = stage.server;
  const file = discoveryFile('/srv/shop', { XDG_RUNTIME_DIR: folder });
  const found = { pid: process.pid, port, public_id: publicId, root: '/srv/shop' };
  const withdraw = announce(file, found);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toMatch(new RegExp(`${managementToken}|${stage.token}`));
  expect(await isAlive(readDiscovery(file)!)).toBe(true);
  await stage.server.close();
  const asked: string[] = [];
  const stranger = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{"proof":"0000"}');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const taken = { ...found, port: (stranger.address() as AddressInfo).port };
  expect(await isAlive(taken)).toBe(false);
  expect(asked.join('')).not.toContain(publicId);
  await new Promise((resolve) => stranger.close(resolve));
  expect(await isAlive(found)).toBe(false);
  withdraw();
  expect(readDiscovery(file)).toBeUndefined();
});

it('begins a new line after a line that a crash cut off', () => {
  const file = join(folder, 'state', 'audit.jsonl');
  fileAudit(file).append('{"whole":1}');
  const { mode } = statSync(file);
  expect(mode & 0o777).toBe(0o600);
  appendFileSync(file, '{"torn');
  fileAudit(file).append('{"next":1}');
  expect(fileAudit(file).lines()).toEqual(['{"whole":1}', '{"torn', '{"next":1}']);
});
