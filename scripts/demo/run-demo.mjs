import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bad } from './print.mjs';

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort(name));

/** Aborts when a person or a program ends the demo. */
export const { signal } = stop;

/**
 * Runs a demo in a temporary folder, and sets the exit code of the process: that of the demo, 130 after a signal, or 2
 * after an error, which it prints. It removes the folder at the end.
 */
export async function runDemo(demo) {
  const folder = await mkdtemp(join(tmpdir(), 'webmcp-demo-'));
  try {
    process.exitCode = await demo(folder);
  } catch (error) {
    if (signal.aborted) {
      console.error('\nStopped.');
      process.exitCode = 130;
    } else {
      console.error(`\n${bad(error.problem ? `${error.problem.message}\n  → ${error.problem.fix}` : error.stack)}`);
      process.exitCode = 2;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
