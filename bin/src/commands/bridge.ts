import { readFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';

import {
  announce,
  BridgeCore,
  BridgeError,
  discoveryFile,
  fileAudit,
  isAlive,
  nodeWorld,
  PageLink,
  readDiscovery,
  startBridge,
  stdioProxy,
  type BridgeServer,
} from '@webmcp/bridge';
import { ProblemError } from '@webmcp/contract';

import { auditFile } from '../files/audit-file.js';
import { mapOnDisk } from '../files/map-on-disk.js';
import { ownFiles } from '../files/own-files.js';
import { webmcpVersion } from '../files/webmcp-version.js';
import type { CommandResult } from '../run/command-result.js';
import { askAtTerminal } from '../run/ask-at-terminal.js';

export interface BridgeOptions {
  root: string;
  /** Absolute path of the map. */
  out: string;
  port: number;
  /** Each gets a pairing code at the start. */
  origins: readonly string[];
  stdio: boolean;
}

/** The parts of the command line that the bridge uses while it runs. */
interface Around {
  ask: ((shown: string, question: string) => Promise<boolean>) | null;
  env: NodeJS.ProcessEnv;
  say(line: string): void;
  signal: AbortSignal;
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
}

/**
 * Runs a bridge until it is interrupted. With `stdio`, passes messages to the running bridge until the client closes the
 * pipe.
 * @throws {ProblemError} USAGE, BRIDGE_RUNNING, BRIDGE_PORT, BRIDGE_CLOSED
 */
export async function bridge(options: BridgeOptions, around: Around): Promise<CommandResult> {
  const { root, stdio } = options;
  const found = readDiscovery(discoveryFile(root, around.env));
  const running = found !== undefined && (await isAlive(found)) ? found : undefined;
  if (running !== undefined && !stdio)
    throw new ProblemError('BRIDGE_RUNNING', { root, pid: running.pid, port: running.port });
  const started = running === undefined ? await start(options, around) : undefined;
  try {
    if (stdio) await proxy(started?.port ?? running!.port, around);
    else await interrupted(around.signal);
  } finally {
    await started?.close();
  }
  return { command: 'bridge', exitCode: 0, problems: [] };
}

async function start({ root, out, port, origins, stdio }: BridgeOptions, around: Around): Promise<BridgeServer> {
  const { env, say, ask } = around;
  const file = auditFile(root, env);
  const core = new BridgeCore(nodeWorld(fileAudit(file)));
  // An origin that the bridge refuses ends the run before anything is open.
  const codes = origins.map((origin) => `Code for a page of ${origin}: ${codeFor(core, origin)}`);
  const manifest = mapOnDisk(out, say);
  const code = { now: '' };
  const given = env['WEBMCP_MANAGEMENT_TOKEN'];
  const server = await startBridge({
    core,
    version: webmcpVersion,
    port,
    pageScript: await readFile(ownFiles.bridge, 'utf8'),
    pages: new PageLink(core, manifest),
    ...(given !== undefined && given.length >= 32 && { managementToken: given }),
    showCode: (next) => {
      if (code.now !== '') say(`The approval page takes another code now: ${next}`);
      code.now = next;
    },
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ProblemError('BRIDGE_PORT', { port, reason }, { cause });
  });
  const withdraw = announce(discoveryFile(root, env), {
    pid: process.pid,
    port: server.port,
    public_id: server.publicId,
    root,
  });
  say(`The bridge runs at http://127.0.0.1:${server.port}/ and this code opens its page: ${code.now}`);
  say(`A page connects by <script src="http://127.0.0.1:${server.port}/page.js"></script>`);
  codes.forEach(say);
  say(`The record is ${file}`);
  const stopAsking = ask === null || stdio ? undefined : askAtTerminal(core, ask, say);
  return {
    ...server,
    async close() {
      stopAsking?.();
      withdraw();
      await server.close();
    },
  };
}

/** Makes a code for a page. @throws {ProblemError} USAGE for a text that is no origin of the web */
function codeFor(core: BridgeCore, origin: string): string {
  try {
    return core.pairingCode(origin, 'terminal');
  } catch (cause) {
    if (!(cause instanceof BridgeError)) throw cause;
    throw new ProblemError('USAGE', { reason: `--origin ${origin} is not valid: ${cause.message}` }, { cause });
  }
}

async function proxy(port: number, { env, say, signal, stdin, stdout }: Around): Promise<void> {
  try {
    await stdioProxy({
      port,
      agent: env['WEBMCP_AGENT'] ?? 'stdio client',
      input: stdin as Readable,
      output: stdout as Writable,
      say,
      signal,
    });
  } catch (cause) {
    if (signal.aborted) return;
    throw new ProblemError(
      'BRIDGE_CLOSED',
      { reason: cause instanceof Error ? cause.message : String(cause) },
      { cause },
    );
  }
}

const interrupted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // An open listener keeps the process alive.
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
