import { type ChildProcess, spawn } from 'node:child_process';
import { pollUntil } from '../timing/poll-until.js';
import type { FromChild, ToChild } from './child-messages.js';

/*
 * Runs the developer's command in a process group of its own, and ends the whole group on an order or when the probe is
 * gone. A package manager's script runner would leave its children behind.
 */

const report = (message: FromChild): void => {
  if (process.connected) process.send?.(message);
};

let running: ChildProcess | undefined;

process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('message', (message) => {
  const order = message as ToChild;
  if (order.do === 'stop') void stop();
  if (order.do === 'command') start(order.command, order.root);
});

function start(command: string, root: string): void {
  const started = spawn(command, {
    cwd: root,
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = started;
  const pass = (chunk: Buffer): void => report({ is: 'output', text: chunk.toString() });
  started.stdout.on('data', pass);
  started.stderr.on('data', pass);
  started.on('error', (cause) => report({ is: 'failed', reason: cause.message }));
  started.on('close', (code, signal) => {
    // A command that succeeds may leave its server in the background. The group then lives on, and `stop` finds it.
    if (code === 0 && signalGroup(0)) return;
    report({ is: 'failed', reason: `the command ended (${signal ?? `exit code ${code}`})` });
  });
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  signalGroup('SIGTERM');
  await pollUntil(async () => (signalGroup(0) ? null : true), { deadline: 2_000, every: 20 });
  signalGroup('SIGKILL');
  process.exit(0);
}

/** Signals the process group. Returns whether a process was left to signal. */
function signalGroup(signal: NodeJS.Signals | 0): boolean {
  const pid = running?.pid;
  if (pid === undefined) return false;
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}
