import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as nap } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { Fault } from './fault.js';
import { leftProcesses } from './left-processes.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The end of a run, as a user sees it. */
export interface FaultEnd {
  exit: number | NodeJS.Signals | 'hangs';
  codes: string[];
  stderr: string;
  /** The report of `--json`; undefined if standard output held none. */
  report: Record<string, unknown> | undefined;
  /** Processes and files that the run left behind. */
  left: string[];
}

const app = { 'index.html': '<button onclick="save()">Save</button><script>function save() {}</script>' };

/** Runs the command line on an app with one fault, in folders of its own, and looks at everything that is left. */
export async function runFault(fault: Fault): Promise<FaultEnd> {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-fault-'));
  const tmp = mkdtempSync(join(tmpdir(), 'webmcp-left-'));
  for (const [path, text] of Object.entries({ ...(fault.bare ? {} : app), ...fault.files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const server = fault.served === undefined ? undefined : await serve(fault.served);
  try {
    const url = server === undefined ? '' : `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const args = fault.args.map((word) => word.replaceAll('{root}', root).replaceAll('{url}', url));
    return await watch(fault, args, { root, tmp });
  } finally {
    server?.closeAllConnections();
    server?.close();
    for (const folder of [root, tmp]) rmSync(folder, { recursive: true, force: true });
  }
}

async function serve(answers: NonNullable<Fault['served']>): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = answers[request.url?.replace(/\?.*/, '') ?? ''];
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/html;charset=utf-8' });
    response.end(answer ?? 'not here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function watch(fault: Fault, args: string[], { root, tmp }: { root: string; tmp: string }): Promise<FaultEnd> {
  const child = spawn(process.execPath, [join(repo, 'bin/webmcp.js'), ...args], {
    cwd: root,
    env: { ...process.env, TMPDIR: tmp },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    const { signal } = fault;
    if (signal === undefined || !stderr.includes(signal.after) || child.killed) return;
    child.kill(signal.name);
    if (signal.again !== undefined) child.kill(signal.again);
  });
  const ended = await endOf(child, (fault.deadline ?? 120) * 1_000);
  const report = parsed(stdout);
  const problems = Array.isArray(report?.['problems']) ? (report['problems'] as { code: string }[]) : [];
  const left = [...(await leftProcesses(tmp)), ...readdirSync(tmp)];
  return { exit: ended, codes: problems.map(({ code }) => code), stderr, report, left };
}

/** Waits for the end of a process. A process that does not end in time hangs, and is killed. */
async function endOf(child: ChildProcess, deadline: number): Promise<FaultEnd['exit']> {
  const gone = once(child, 'close').then(() => child.exitCode ?? child.signalCode ?? 'hangs');
  const stop = new AbortController();
  const late = nap(deadline, 'hangs' as const, { signal: stop.signal }).catch(() => 'hangs' as const);
  const end = await Promise.race([gone, late]);
  stop.abort();
  if (end === 'hangs') child.kill('SIGKILL');
  return end;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
