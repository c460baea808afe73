import { readFile } from 'node:fs/promises';

import { ProblemError, type GroundTruthMap, type Manifest, type Problem } from '@webmcp/contract';
import { manifestOf } from '@webmcp/discovery';

/** The manifest of a page without a map. */
const noTools: Manifest = { version: 1, testIdAttributes: [], states: [], tools: [] };

/**
 * Reads the manifest from a map. A missing or damaged map gives a manifest without tools, and the problem.
 * @param file absolute path
 * @param readMap reads a map from its text, and throws a ProblemError for a damaged map
 */
export async function readManifest(
  file: string,
  readMap: (text: string, file: string) => GroundTruthMap,
): Promise<{ manifest: Manifest; problem?: Problem }> {
  try {
    return { manifest: manifestOf(readMap(await readFile(file, 'utf8'), file)) };
  } catch (cause) {
    if (cause instanceof ProblemError) return { manifest: noTools, problem: cause.problem };
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    return { manifest: noTools, problem: new ProblemError('MAP_MISSING', { file }, { where: file }).problem };
  }
}
