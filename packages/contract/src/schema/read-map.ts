import { integrityOf } from '../integrity.js';
import type { GroundTruthMap } from '../map.js';
import { ProblemError } from '../problem.js';
import { mapSchema } from './map-schema.js';

/**
 * Reads the text of a map file.
 * @param file the path to name in errors
 * @throws {ProblemError} MAP_UNREADABLE if the text is not JSON or breaks the contract, with the first broken place;
 * MAP_VERSION for a map of another version; MAP_EDITED if the integrity hash does not match;
 * MAP_PARTIAL for one part of a map
 */
export function readMap(text: string, file: string): GroundTruthMap {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('MAP_UNREADABLE', { file, reason: (cause as Error).message }, { where: file, cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProblemError('MAP_UNREADABLE', { file, reason: 'it is not a JSON object' }, { where: file });
  }
  const version = (value as { version?: unknown }).version;
  if (version !== undefined && version !== 1) {
    throw new ProblemError('MAP_VERSION', { file, version: JSON.stringify(version) }, { where: file });
  }
  assertWhole(value, file);
  const parsed = mapSchema.safeParse(value);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const place = first?.path.map(String).join('.') ?? '';
    throw new ProblemError(
      'MAP_UNREADABLE',
      { file, reason: `${place || 'map'}: ${first?.message ?? 'invalid'}` },
      { where: file },
    );
  }
  const map = value as GroundTruthMap;
  if (integrityOf(map) !== map.integrity) throw new ProblemError('MAP_EDITED', { file }, { where: file });
  return map;
}

/** Throws for one part of a map. */
function assertWhole(value: { shard?: unknown }, file: string): void {
  const { shard } = value;
  if (typeof shard !== 'object' || shard === null) return;
  const { index, count } = shard as { index?: unknown; count?: unknown };
  throw new ProblemError('MAP_PARTIAL', { file, index: String(index), count: String(count) }, { where: file });
}
