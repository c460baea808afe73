import type { Boundary } from '../../intents/model/intent.js';

/** Ranks boundaries by their place in the source, files by name. The order of reading the files has no influence. */
export function ranksBySource(boundaries: readonly Boundary[]): Map<Boundary, number> {
  const compare = ({ source: a }: Boundary, { source: b }: Boundary): number =>
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;
  return new Map([...boundaries].sort(compare).map((boundary, rank) => [boundary, rank]));
}
