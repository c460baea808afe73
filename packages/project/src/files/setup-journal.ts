import { existsSync, readFileSync } from 'node:fs';
import { ProblemError } from '@webmcp/contract';
import { ownFile, removeOwnFile, writeOwnFile } from './own-folder.js';

/** One file that `webmcp init` wrote. `before` is null for a file that did not exist. */
export interface SetupChange {
  /** Path relative to the root, with forward slashes. */
  file: string;
  before: string | null;
  after: string;
}

/** Everything that `webmcp init` did below one root. */
export interface SetupJournal {
  version: 1;
  files: SetupChange[];
  /** Files that the first `instrument` made, relative to the root. */
  made: string[];
}

const name = 'init.json';

/** Returns the path of a root's record of `webmcp init`. */
export const setupJournalFile = (root: string): string => ownFile(root, name);

/**
 * Reads the record of a root; null without one.
 * @throws ProblemError JOURNAL_UNREADABLE
 */
export function readSetupJournal(root: string): SetupJournal | null {
  const file = setupJournalFile(root);
  if (!existsSync(file)) return null;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isSetupJournal(value)) return value;
  } catch (cause) {
    throw new ProblemError('JOURNAL_UNREADABLE', { file, reason: String(cause) }, { where: file, cause });
  }
  throw new ProblemError('JOURNAL_UNREADABLE', { file, reason: 'it has another shape' }, { where: file });
}

/** Writes the record, or removes it if nothing is left to undo. */
export function writeSetupJournal(root: string, journal: SetupJournal): void {
  if (journal.files.length === 0 && journal.made.length === 0) removeOwnFile(root, name);
  else writeOwnFile(root, name, `${JSON.stringify(journal, null, 2)}\n`);
}

function isSetupJournal(value: unknown): value is SetupJournal {
  if (typeof value !== 'object' || value === null) return false;
  const { version, files, made } = value as Partial<SetupJournal>;
  return (
    version === 1 &&
    Array.isArray(files) &&
    files.every((each) => isChange(each)) &&
    Array.isArray(made) &&
    made.every((each) => typeof each === 'string')
  );
}

function isChange(value: unknown): value is SetupChange {
  if (typeof value !== 'object' || value === null) return false;
  const { file, before, after } = value as Partial<SetupChange>;
  return typeof file === 'string' && typeof after === 'string' && (before === null || typeof before === 'string');
}
