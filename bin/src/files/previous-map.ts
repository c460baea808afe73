import { readFile } from 'node:fs/promises';

import { ProblemError, type GroundTruthMap, type Problem } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';

/**
 * The map that stands where a new one will be written; names are carried over from it. A damaged one is a problem to
 * report, not a reason to stop: the run is about to replace it.
 */
export async function previousMap(file: string): Promise<{ map?: GroundTruthMap; problems: Problem[] }> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { problems: [] };
    throw error;
  }
  try {
    return { map: readMap(text, file), problems: [] };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: [error.problem] };
    throw error;
  }
}
