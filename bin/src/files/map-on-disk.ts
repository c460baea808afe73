import { readFileSync, statSync } from 'node:fs';

import { ProblemError, type Manifest } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';
import { manifestOf } from '@webmcp/discovery';

/** A map that cannot be used offers no tools: without words from a map, a page's own words would count. */
const noTools: Manifest = { version: 1, testIdAttributes: [], states: [], tools: [] };

/**
 * Returns a function that reads the tools of a map as the file is now.
 * @param file absolute path
 * @param say prints a line for a map that is damaged
 * @returns undefined without a map
 */
export function mapOnDisk(file: string, say: (line: string) => void): () => Manifest | undefined {
  let read: { at: number; manifest: Manifest } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (read?.at !== at) read = { at, manifest: manifestIn(file, say) };
    return read.manifest;
  };
}

function manifestIn(file: string, say: (line: string) => void): Manifest {
  try {
    return manifestOf(readMap(readFileSync(file, 'utf8'), file));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    say(`${error.problem.code}: ${error.problem.message}`);
    return noTools;
  }
}
