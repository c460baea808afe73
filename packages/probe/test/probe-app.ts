import { ProblemError } from '@webmcp/contract';
import { probe } from '../src/probe.js';
import type { ProbeOptions, ProbeResult } from '../src/probe-options.js';
import { bundledReader } from './bundled-reader.js';

/** Probes with the common options of all tests. Deadlines are short for tests of a deadline. */
export async function probeApp(options: Partial<ProbeOptions> & { baseUrl: string }): Promise<ProbeResult> {
  return probe({ testIdAttributes: ['data-mcp', 'data-testid'], reader: await bundledReader(), ...options });
}

/** Returns the problem that ended a call. */
export async function problemOf(promise: Promise<unknown>): Promise<ProblemError['problem']> {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof ProblemError) return thrown.problem;
  throw new Error(`expected a ProblemError, got ${String(thrown)}`);
}

/** Returns the names of a state's elements, for short assertions. */
export function namesIn(result: ProbeResult, state: string): string[] {
  const snapshot = result.snapshots.find((one) => one.state === state);
  if (snapshot === undefined)
    throw new Error(
      `no snapshot of ${state}; there are ${result.snapshots.map((one) => one.state).join(', ')}; ${JSON.stringify(result.problems)}`,
    );
  return snapshot.elements.map((element) => `${element.role} ${element.name}`.trim());
}
