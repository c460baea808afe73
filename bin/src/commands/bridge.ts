import type { Readable, Writable } from 'node:stream';

import { stdioProxy } from '@webmcp/bridge';
import { ProblemError } from '@webmcp/contract';

import type { CommandResult } from '../run/command-result.js';
import { openBridge, runningBridge } from '../run/open-bridge.js';

export interface BridgeOptions {
  root: string;
  /** Absolute path of the map. */
  out: string;
  port: number;
  /** Each gets a pairing code at the start. */
  origins: readonly string[];
  stdio: boolean;
  metrics: boolean;
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
export async function bridge({ stdio, ...options }: BridgeOptions, around: Around): Promise<CommandResult> {
  if (stdio) await proxyToBridge(options, around);
  else {
    const opened = await openBridge({ ...options, ...around });
    try {
      await interrupted(around.signal);
    } finally {
      await opened.close();
    }
  }
  return { command: 'bridge', exitCode: 0, problems: [] };
}

/** Passes messages to the running bridge, or to a new one. A given token is one of the running bridge. */
async function proxyToBridge(options: Omit<BridgeOptions, 'stdio'>, around: Around): Promise<void> {
  const { env, say } = around;
  const token = env['WEBMCP_TOKEN'];
  const running = await runningBridge(options.root, env);
  if (running === undefined && token !== undefined)
    throw new ProblemError('BRIDGE_CLOSED', { reason: 'the bridge of WEBMCP_TOKEN has ended' });
  const started = running === undefined ? await openBridge({ ...options, env, say }) : undefined;
  try {
    await proxy(started?.port ?? running!.port, token, around);
  } finally {
    await started?.close();
  }
}

async function proxy(port: number, token: string | undefined, around: Around): Promise<void> {
  const { env, say, signal, stdin, stdout } = around;
  try {
    await stdioProxy({
      port,
      agent: env['WEBMCP_AGENT'] ?? 'stdio client',
      ...(token !== undefined && { token }),
      input: stdin as Readable,
      output: stdout as Writable,
      say,
      signal,
    });
  } catch (cause) {
    if (signal.aborted) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ProblemError('BRIDGE_CLOSED', { reason }, { cause });
  }
}

const interrupted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // An open listener keeps the process alive.
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
