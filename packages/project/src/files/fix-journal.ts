import { existsSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { writeFileSafely } from './write-file-safely.js';

/** One file that `webmcp fix` changed. */
export interface JournalEntry {
  /** Path relative to the root, with forward slashes. */
  file: string;
  /** The {@link contentHash} of the old content. */
  before: string;
  /** The {@link contentHash} of the new content. */
  after: string;
  /** The added texts, at offsets into the old content. */
  insertions: { offset: number; text: string }[];
}

/** The changes of `webmcp fix` below one root, the last run last. */
export interface FixJournal {
  version: 1;
  runs: JournalEntry[][];
}

/** Returns the path of a root's journal. */
export function journalFile(root: string): string {
  return join(root, '.webmcp', 'fixes.json');
}

/**
 * Reads the journal of a root. Returns an empty journal for a missing file.
 * @throws ProblemError JOURNAL_UNREADABLE
 */
export function readJournal(root: string): FixJournal {
  const file = journalFile(root);
  if (!existsSync(file)) return { version: 1, runs: [] };
  const broken = (reason: string): ProblemError =>
    new ProblemError('JOURNAL_UNREADABLE', { file, reason }, { where: file });
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw broken(cause instanceof Error ? cause.message : String(cause));
  }
  if (!isJournal(value)) throw broken('it has another shape');
  return value;
}

/** Writes the journal, in a folder that version control ignores. Removes the files of an empty journal. */
export function writeJournal(root: string, journal: FixJournal): void {
  const file = journalFile(root);
  const folder = join(root, '.webmcp');
  const ignore = join(folder, '.gitignore');
  if (journal.runs.length > 0) {
    writeFileSafely(ignore, '*\n');
    writeFileSafely(file, `${JSON.stringify(journal, null, 2)}\n`);
    return;
  }
  rmSync(file, { force: true });
  rmSync(ignore, { force: true });
  try {
    rmdirSync(folder);
  } catch (cause) {
    // Another file is in the folder, or the folder never existed.
    if (!(cause instanceof Error && 'code' in cause && ['ENOTEMPTY', 'ENOENT'].includes(String(cause.code))))
      throw cause;
  }
}

function isJournal(value: unknown): value is FixJournal {
  if (typeof value !== 'object' || value === null) return false;
  const { version, runs } = value as Partial<FixJournal>;
  return version === 1 && Array.isArray(runs) && runs.every((run) => Array.isArray(run) && run.every(isEntry));
}

function isEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { file, before, after, insertions } = value as Partial<JournalEntry>;
  return (
    [file, before, after].every((each) => typeof each === 'string') &&
    Array.isArray(insertions) &&
    insertions.every((each) => Number.isInteger(each?.offset) && typeof each?.text === 'string')
  );
}
