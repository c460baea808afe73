import type { Source } from './map.js';

/**
 * Prints a place in the source as `file:line:column`. Problems name places so, and equal places print equally. Without a
 * known place, the place is the page.
 */
export function sourcePlace(source: Source | undefined): string {
  return source === undefined || source.file === '' ? 'the page' : `${source.file}:${source.line}:${source.column}`;
}
