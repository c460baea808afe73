import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { doctor, type DoctorResult } from '../../src/commands/doctor.js';
import { forbiddingHeaders } from '../../src/run/agent-headers.js';

// Chromium with --enable-features=WebMCP did the same with each of these headers.
describe('forbiddingHeaders', () => {
  it.each([
    ['camera=(), tools=(self)'],
    ['tools=*'],
    ['tools=self'],
    ['tools=(), tools=(self)'],
    ['tools=("http://localhost:3000")'],
    ['camera=("http://a.example/,tools=()")'],
    ['tools=(), camera=(;;'],
  ])('lets %s pass', (policy) => {
    expect(forbiddingHeaders('http://localhost:3000/', new Headers({ 'permissions-policy': policy }))).toEqual([]);
  });

  it.each([
    ['tools=()', 'tools=()'],
    ['camera=*, tools=("http://other.example")', 'tools=(http://other.example)'],
    ['tools', 'tools=()'],
    ['tools=();report-to=a', 'tools=()'],
  ])('finds %s', (policy, found) => {
    const headers = new Headers({ 'permissions-policy': policy, 'origin-agent-cluster': '?0' });
    expect(forbiddingHeaders('http://localhost:3000/', headers)).toEqual([
      `Permissions-Policy: ${found}`,
      'Origin-Agent-Cluster: ?0',
    ]);
  });
});

describe('doctor --url', () => {
  let root: string;
  let app: Server;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'webmcp-doctor-'));
    app = createServer(({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { location: '/closed' });
      else if (url === '/away') response.writeHead(302, { location: 'http://example.com/' });
      else if (url === '/round') response.writeHead(302, { location: '/round' });
      else if (url === '/closed') response.writeHead(200, { 'permissions-policy': 'tools=()' });
      response.end('<p>Books</p>');
    }).listen(0, '127.0.0.1');
    await once(app, 'listening');
  });
  afterAll(() => {
    app.close();
    rmSync(root, { recursive: true });
  });
  const at = (path: string): string => `http://127.0.0.1:${(app.address() as AddressInfo).port}${path}`;
  const asked = (url: string | undefined): Promise<DoctorResult> =>
    doctor({ root, out: join(root, 'webmcp.map.json'), url }, { signal: new AbortController().signal });

  it('names the header that switches the API off, also behind a redirect', async () => {
    const { problems, exitCode } = await asked(at('/moved'));
    expect(problems).toMatchObject([{ code: 'AGENT_API_FORBIDDEN', where: at('/closed') }]);
    expect(problems[0]!.message).toContain('Permissions-Policy: tools=()');
    expect(exitCode).toBe(1);
  });

  it('finds nothing where no header forbids the API, and names the ways of agents', async () => {
    const { problems, findings } = await asked(at('/'));
    expect(problems).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ what: 'Headers', is: 'good' }));
    expect(findings.find(({ what }) => what === 'Agents')?.text).toContain('window.webmcp');
  });

  it.each([
    ['/away', 'HOST_NOT_ALLOWED'],
    ['/round', 'APP_UNREACHABLE'],
  ])('follows %s to no end: %s', async (path, code) => {
    expect((await asked(at(path))).problems).toMatchObject([{ code }]);
  });

  it('reports an app that is not there', async () => {
    expect((await asked('http://127.0.0.1:1/')).problems).toMatchObject([{ code: 'APP_UNREACHABLE' }]);
  });

  it('asks nobody without --url', async () => {
    expect((await asked(undefined)).findings.map(({ what }) => what)).not.toContain('Headers');
  });
});
