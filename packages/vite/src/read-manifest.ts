import { readFile } from 'node:fs/promises';

import { ProblemError, type GroundTruthMap, type Manifest, type Problem } from '@webmcp/contract';
import { manifestOf } from '@webmcp/discovery';

/** The manifest of a page without a map. */
const noTools: Manifest = { version: 1, testIdAttributes: [], states: [], tools: [] };

/** A map with its manifest, or the problem of a map that cannot be used. */
export interface FoundManifest {
  map?: GroundTruthMap;
  manifest: Manifest;
  problem?: Problem;
}

/**
 * Returns a function that reads the manifest from a map. A missing or damaged map gives a manifest without tools, and the
 * problem. A text that was read before is not read again.
 * @param file absolute path
 * @param readMap reads a map from its text, and throws a ProblemError for a damaged map
 */
export function manifestReader(
  file: string,
  readMap: (text: string, file: string) => GroundTruthMap,
): () => Promise<FoundManifest> {
  let last: { text: string; found: FoundManifest } | undefined;
  const find = (text: string): FoundManifest => {
    try {
      const map = readMap(text, file);
      return { map, manifest: manifestOf(map) };
    } catch (cause) {
      if (cause instanceof ProblemError) return { manifest: noTools, problem: cause.problem };
      throw cause;
    }
  };
  return async () => {
    try {
      const text = await readFile(file, 'utf8');
      if (last?.text !== text) last = { text, found: find(text) };
      return last.found;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
      return { manifest: noTools, problem: new ProblemError('MAP_MISSING', { file }, { where: file }).problem };
    }
  };
}
