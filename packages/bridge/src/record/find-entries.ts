import type { AuditEntry } from './audit-log.js';

/** The wishes of a reader of the record. A wish that is left out lets all entries pass. */
export interface EntryFilter {
  actor?: string;
  decision?: string;
  session_id?: string;
  /** A text within the entry, in any case of letters. */
  text?: string;
  /** Lists entries before this one alone, by its number. */
  before?: number;
}

/** Entries of one page of the record. */
export const entriesPerPage = 50;

/**
 * Finds entries of the record.
 * @param entries the oldest first
 * @returns the newest that pass, the newest first, and whether older ones pass as well
 */
export function findEntries(
  entries: readonly AuditEntry[],
  { text = '', before = Infinity, ...equal }: EntryFilter,
): { entries: AuditEntry[]; hasMore: boolean } {
  const wanted = Object.entries(equal) as [keyof typeof equal, string][];
  const needle = text.toLowerCase();
  const found: AuditEntry[] = [];
  for (let at = entries.length - 1; at >= 0 && found.length <= entriesPerPage; at -= 1) {
    const entry = entries[at]!;
    const passes =
      entry.seq < before &&
      wanted.every(([key, value]) => entry[key] === value) &&
      (needle === '' || JSON.stringify(entry).toLowerCase().includes(needle));
    if (passes) found.push(entry);
  }
  return { entries: found.slice(0, entriesPerPage), hasMore: found.length > entriesPerPage };
}
