import { createHash } from 'node:crypto';

import type { TagPlace } from '../extract/facts/tag-place.js';

/** Returns twelve hex digits that identify an opening tag. Line ends and spaces between attributes do not count. */
export function tagDigest(source: string, { start, end }: TagPlace): string {
  return createHash('sha256').update(source.slice(start, end).replace(/\s+/g, ' ')).digest('hex').slice(0, 12);
}
