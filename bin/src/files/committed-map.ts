import { readFile } from 'node:fs/promises';

import { ProblemError, type GroundTruthMap } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';

import { notReadMap } from './not-read-map.js';

/**
 * Reads the committed map.
 * @throws {ProblemError} MAP_MISSING, and the problems of {@link readMap} for a damaged map
 */
export async function committedMap(file: string): Promise<GroundTruthMap> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw notReadMap(file, cause);
    throw new ProblemError('MAP_MISSING', { file }, { where: file, cause });
  }
  return readMap(text, file);
}
