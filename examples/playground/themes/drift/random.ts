/** The same text and seed give the same number, from 0 up to 1. FNV-1a with a last mix. */
export function chance(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A name as build tools and style libraries make them. */
export const generatedName = (seed: number, text: string): string =>
  `_${Math.floor(chance(seed, text) * 36 ** 6)
    .toString(36)
    .padStart(6, '0')}`;
