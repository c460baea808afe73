import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { InstrumentOptions } from '../../bin/src/commands/instrument.js';
import type { Surroundings } from '../../bin/src/run/surroundings.js';

/** The plain HTML app of the playground, a library. The tables of source changes edit copies of it. */
export const library = fileURLToPath(new URL('../../examples/playground/html', import.meta.url));

/** Surroundings that show no progress and end by themselves. */
export const around: Surroundings = {
  progress: { step() {}, count() {}, at() {}, limit() {}, now: () => '', end() {} },
  signal: new AbortController().signal,
};

/** Returns the options that instrument a copy of the library with the library's own harness. */
export const libraryOptions = (root: string, out: string): InstrumentOptions => ({
  root,
  out,
  harness: join(library, 'webmcp.harness.ts'),
  paths: [],
  states: [],
  threshold: 0.6,
  allowUnstable: false,
  provenance: true,
  allowHosts: [],
  explore: false,
  blockWrites: false,
});
