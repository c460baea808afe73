import { readFile } from 'node:fs/promises';

import { ProblemError, type GroundTruthMap, type Problem } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';

import { notReadMap } from './not-read-map.js';

/**
 * Reads the map that the run will replace. The run carries names over from this map. A damaged map is reported as a
 * problem and does not stop the run.
 */
export async function previousMap(file: string): Promise<{ map?: GroundTruthMap; problems: Problem[] }> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { problems: [] };
    throw notReadMap(file, error);
  }
  try {
    return { map: readMap(text, file), problems: [] };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: [error.problem] };
    throw error;
  }
}
