import { createHash } from 'node:crypto';

import type { TagPlace } from '../extract/facts/tag-place.js';

/** Twelve hex digits by which an opening tag is known again; line ends and the room between attributes have no part in it. */
export function tagDigest(source: string, { start, end }: TagPlace): string {
  return createHash('sha256').update(source.slice(start, end).replace(/\s+/g, ' ')).digest('hex').slice(0, 12);
}
