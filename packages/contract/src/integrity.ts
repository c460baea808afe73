import { createHash } from 'node:crypto';

import { canonicalJson } from './canonical-json.js';

/** Returns the lowercase hex sha256 of the RFC 8785 form of a map without its `integrity`. */
export function integrityOf(map: object): string {
  const { integrity: _, ...rest } = map as { integrity?: unknown };
  return createHash('sha256').update(canonicalJson(rest)).digest('hex');
}
