import { entryHash, firstHash, readEntry } from './audit-log.js';

/** One fault of a log. `line` counts from 1. */
export interface AuditFault {
  line: number;
  fault: 'torn' | 'changed' | 'missing';
  text: string;
}

/**
 * Verifies the chain of a log.
 * @param lines the lines of the file, the oldest first
 * @returns the number of entries and all faults; a log that was cut off at a whole line has none, because no later line
 * holds its hash
 */
export function verifyAudit(lines: readonly string[]): { entries: number; faults: AuditFault[]; last: string } {
  const faults: AuditFault[] = [];
  let last = firstHash;
  let seq = 0;
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    const [entry] = readEntry(line);
    if (entry === undefined) {
      faults.push({ line: at, fault: 'torn', text: 'The line is no whole entry' });
      continue;
    }
    if (entry.prev_hash !== last || entry.seq !== seq + 1)
      faults.push({ line: at, fault: 'missing', text: `Entry ${seq + 1} does not precede this line` });
    if (entryHash(entry) !== entry.hash)
      faults.push({ line: at, fault: 'changed', text: 'The entry does not match its hash' });
    last = entry.hash;
    seq = entry.seq;
  }
  return { entries: lines.length - faults.filter(({ fault }) => fault === 'torn').length, faults, last };
}
