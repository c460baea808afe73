import { existsSync, readFileSync } from 'node:fs';
import { ProblemError } from '@webmcp/contract';
import { ownFile, removeOwnFile, writeOwnFile } from './own-folder.js';

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

const name = 'fixes.json';

/** Returns the path of a root's journal. */
export const journalFile = (root: string): string => ownFile(root, name);

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

/** Writes the journal, in a folder that version control ignores. Removes an empty journal. */
export function writeJournal(root: string, journal: FixJournal): void {
  if (journal.runs.length === 0) removeOwnFile(root, name);
  else writeOwnFile(root, name, `${JSON.stringify(journal, null, 2)}\n`);
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
