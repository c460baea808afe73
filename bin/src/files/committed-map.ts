import { readFile } from 'node:fs/promises';

import { ProblemError, type GroundTruthMap } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';

/**
 * The map as it was committed.
 * @throws {ProblemError} MAP_MISSING, and what {@link readMap} throws of a damaged one
 */
export async function committedMap(file: string): Promise<GroundTruthMap> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new ProblemError('MAP_MISSING', { file }, { where: file, cause });
  }
  return readMap(text, file);
}
