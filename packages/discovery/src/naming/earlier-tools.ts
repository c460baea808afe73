import { integrityOf, type GroundTruthMap } from '@webmcp/contract';

/** Returns the names and descriptions of an earlier map by id; none if its integrity does not hold. */
export function earlierTools(previous: GroundTruthMap | undefined): Map<string, { name: string; description: string }> {
  if (previous === undefined || integrityOf(previous) !== previous.integrity) return new Map();
  return new Map(previous.tools.map(({ id, name, description }) => [id, { name, description }]));
}
