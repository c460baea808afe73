import { resolve } from 'node:path';

import { problem, type Problem } from '@webmcp/contract';
import { withoutInsertions } from '@webmcp/discovery';
import { contentHash, journalFile, readJournal, writeJournal, type JournalEntry } from '@webmcp/project';

import type { CommandResult } from '../run/command-result.js';
import { readInside } from '../files/read-inside.js';
import { writeOrProblem } from '../files/write-or-problem.js';
import type { ChangedFile } from './fix.js';

export interface UndoFixOptions {
  root: string;
  /** Shows the diff and writes nothing. */
  dryRun: boolean;
}

export interface UndoFixResult extends CommandResult {
  command: 'fix';
  did: 'undid' | 'showed' | 'nothing';
  files: Omit<ChangedFile, 'hooks'>[];
}

/**
 * Restores the files of the last `webmcp fix` to their earlier bytes. A file that was changed since then is left as it is
 * and stays in the journal. A file that was never written, or is restored already, needs nothing.
 * @throws {ProblemError} JOURNAL_UNREADABLE
 */
export function undoFix({ root, dryRun }: UndoFixOptions): UndoFixResult {
  const journal = readJournal(root);
  const last = journal.runs.at(-1);
  const result = (did: UndoFixResult['did'], files: UndoFixResult['files'], problems: Problem[]): UndoFixResult => ({
    command: 'fix',
    exitCode: problems.length > 0 ? 1 : 0,
    problems,
    did,
    files,
    more: { did, files: files.map(({ file }) => ({ file })) },
  });
  if (last === undefined)
    return result('nothing', [], [problem('FIX_NOTHING_TO_UNDO', { file: journalFile(root) }, journalFile(root))]);

  const files: UndoFixResult['files'] = [];
  const problems: Problem[] = [];
  const kept: JournalEntry[] = [];
  for (const entry of last) {
    const text = readInside(root, entry.file);
    if (text !== null && contentHash(text) === entry.before) continue;
    const before = restored(entry, text);
    const refused =
      before === null ? changedSince(entry) : dryRun ? null : writeOrProblem(resolve(root, entry.file), before);
    if (refused !== null) {
      problems.push(refused);
      kept.push(entry);
    } else if (text !== null && before !== null) files.push({ file: entry.file, before: text, after: before });
  }
  if (!dryRun) {
    const earlier = journal.runs.slice(0, -1);
    writeJournal(root, { ...journal, runs: kept.length === 0 ? earlier : [...earlier, kept] });
  }
  return result(dryRun ? 'showed' : 'undid', files, problems);
}

/** Returns the text of a file before the fix; null if the file was changed since then. */
function restored({ before, after, insertions }: JournalEntry, text: string | null): string | null {
  if (text === null || contentHash(text) !== after) return null;
  const found = withoutInsertions(text, insertions);
  return found !== null && contentHash(found) === before ? found : null;
}

function changedSince({ file, insertions }: JournalEntry): Problem {
  return problem('FIX_CHANGED_SINCE', { file, hooks: insertions.map(({ text }) => text.trim()).join(', ') }, file);
}
