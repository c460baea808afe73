import { ProblemError } from '@webmcp/contract';
import { probe } from '../src/probe.js';
import type { ProbeOptions, ProbeResult } from '../src/probe-options.js';
import { bundledReader } from './bundled-reader.js';

/** Probes with what every test has in common; deadlines are short where a test is about one passing. */
export async function probeApp(options: Partial<ProbeOptions> & { baseUrl: string }): Promise<ProbeResult> {
  return probe({ testIdAttributes: ['data-mcp', 'data-testid'], reader: await bundledReader(), ...options });
}

/** The problem that a call could not go on for. */
export async function problemOf(promise: Promise<unknown>): Promise<ProblemError['problem']> {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof ProblemError) return thrown.problem;
  throw new Error(`expected a ProblemError, got ${String(thrown)}`);
}

/** Names of what is there in a state, for short assertions. */
export function namesIn(result: ProbeResult, state: string): string[] {
  const snapshot = result.snapshots.find((one) => one.state === state);
  if (snapshot === undefined)
    throw new Error(
      `no snapshot of ${state}; there are ${result.snapshots.map((one) => one.state).join(', ')}; ${JSON.stringify(result.problems)}`,
    );
  return snapshot.elements.map((element) => `${element.role} ${element.name}`.trim());
}
