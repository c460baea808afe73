import { printJson } from './canonical-json.js';
import type { GroundTruthMap } from './map.js';

/** Prints the bytes of a map file: two-space JSON, keys sorted, LF, one newline at the end. Lists keep their order. */
export function serializeMap(map: GroundTruthMap): string {
  return `${printJson(map, '  ', '')}\n`;
}
