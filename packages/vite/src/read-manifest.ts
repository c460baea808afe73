import { readFile } from 'node:fs/promises';

import { ProblemError, type GroundTruthMap, type Manifest, type Problem } from '@webmcp/contract';
import { manifestOf } from '@webmcp/discovery';

/** The manifest of a page without a map. */
const noTools: Manifest = { version: 1, testIdAttributes: [], states: [], tools: [] };

/**
 * Reads the manifest from a map. A missing or damaged map gives a manifest without tools, and the problem.
 * @param file absolute path
 * @param without names of tools to leave out; the seal of the manifest covers the other tools alone
 * @param readMap reads a map from its text, and throws a ProblemError for a damaged map
 */
export async function readManifest(
  file: string,
  without: readonly string[],
  readMap: (text: string, file: string) => GroundTruthMap,
): Promise<{ manifest: Manifest; problem?: Problem }> {
  try {
    const map = readMap(await readFile(file, 'utf8'), file);
    return { manifest: manifestOf({ ...map, tools: map.tools.filter(({ name }) => !without.includes(name)) }) };
  } catch (cause) {
    if (cause instanceof ProblemError) return { manifest: noTools, problem: cause.problem };
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    return { manifest: noTools, problem: new ProblemError('MAP_MISSING', { file }, { where: file }).problem };
  }
}
