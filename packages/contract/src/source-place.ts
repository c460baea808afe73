import type { Source } from './map.js';

/** Prints a place in the source as `file:line:column`. Problems name places so, and equal places print equally. */
export function sourcePlace({ file, line, column }: Source): string {
  return `${file}:${line}:${column}`;
}
