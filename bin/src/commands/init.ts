import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { problem, ProblemError, type Problem } from '@webmcp/contract';
import { frameworks } from '@webmcp/discovery';
import {
  checkWritable,
  findProject,
  readSetupJournal,
  writeFileSafely,
  writeSetupJournal,
  type SetupJournal,
} from '@webmcp/project';

import { readInside } from '../files/read-inside.js';
import type { CommandResult } from '../run/command-result.js';
import { refuseWorkspace } from '../run/refuse-workspace.js';
import { setupPlan, type SetupPlan } from '../run/setup-plan.js';
import { foundParts } from '../setup/found-parts.js';
import { partlyReadNotes } from '../setup/partly-read.js';
import { viteNotes } from '../setup/vite-version.js';
import type { PlannedFile } from '../setup/stack.js';

export interface InitOptions {
  root: string;
  /** Absolute path of the map that the first `instrument` writes. */
  out: string;
  /** Writes without a question. */
  yes: boolean;
  /** Shows the diff and writes nothing. */
  dryRun: boolean;
}

/** Asks the person whether to write; null if no person can answer. */
export type ConfirmSetup = ((result: InitResult) => Promise<boolean>) | null;

export interface InitResult extends CommandResult {
  command: 'init';
  did: 'wrote' | 'showed' | 'declined' | 'nothing';
  plan: SetupPlan;
  /** The kind of each part of the app, with the names that were found. */
  found: { what: string; found: string[] }[];
  /** A sentence for each framework that is read in part. */
  notes: string[];
}

/**
 * Sets an app up: config, scripts, and the way of the tools into the pages. All files are checked before the first is
 * written. A second run writes nothing.
 * @throws {ProblemError} WHICH_APP for a workspace, PROJECT_EMPTY, NOT_SERVED, FILE_NOT_WRITTEN
 */
export async function init(options: InitOptions, confirm: ConfirmSetup, signal: AbortSignal): Promise<InitResult> {
  const { root } = options;
  const project = findProject(root, frameworks);
  refuseWorkspace(project);
  if (project.devServer === 'none') {
    if (project.frameworks.length > 0) throw notServed(root);
    const extensions = frameworks.flatMap(({ markupExtensions }) => markupExtensions.map((one) => `.${one}`));
    throw new ProblemError('PROJECT_EMPTY', { root, extensions: extensions.join(', ') }, { where: root });
  }
  const plan = await setupPlan(project);
  const found = [
    { what: 'Framework', found: project.frameworks },
    { what: 'Stack', found: [plan.stack] },
    ...foundParts(project.dependencies),
    { what: 'Package manager', found: [plan.manager] },
  ];
  const notes = [...partlyReadNotes(project.dependencies), ...viteNotes(project)];
  const left = plan.byHand.map((step) => problem('INIT_BY_HAND', { step }));
  const result = (did: InitResult['did'], problems: Problem[] = left): InitResult => ({
    command: 'init',
    exitCode: problems.length > 0 || did === 'declined' ? 1 : 0,
    problems,
    did,
    plan,
    found,
    notes,
    more: { did, stack: plan.stack, emit: plan.emit, files: plan.files.map(({ file }) => file), found, notes },
  });
  if (plan.files.length === 0) return result('nothing');
  for (const { file } of plan.files) checkWritable(resolve(root, file));
  if (options.dryRun) return result('showed');
  if (!options.yes) {
    const count = `${plan.files.length} file${plan.files.length === 1 ? '' : 's'}`;
    if (confirm === null) return result('showed', [...left, problem('INIT_NOT_CONFIRMED', { count })]);
    if (!(await confirm(result('showed')))) return result('declined');
  }
  signal.throwIfAborted();
  write(options, plan.files);
  return result('wrote');
}

/**
 * Writes the record for `--undo`, then all files. Writes none if one of them changed since it was read.
 * @throws {ProblemError} FILE_NOT_WRITTEN, JOURNAL_UNREADABLE
 */
function write({ root, out }: InitOptions, files: readonly PlannedFile[]): void {
  for (const { file, before } of files)
    if (readInside(root, file) !== before)
      throw new ProblemError('FILE_NOT_WRITTEN', { file, reason: 'it changed since it was read' }, { where: file });
  const { files: earlier, made }: Pick<SetupJournal, 'files' | 'made'> = readSetupJournal(root) ?? {
    files: [],
    made: [],
  };
  const isNew = !existsSync(out) && !made.includes(short(root, out));
  writeSetupJournal(root, {
    version: 1,
    files: [
      ...earlier.filter(({ file }) => !files.some((each) => each.file === file)),
      ...files.map(sinceFirst(earlier)),
    ],
    made: isNew ? [...made, short(root, out)] : made,
  });
  for (const { file, after } of files) writeFileSafely(resolve(root, file), after);
}

/** Keeps the text that a file had before the first `init`. */
const sinceFirst =
  (earlier: readonly PlannedFile[]) =>
  (change: PlannedFile): PlannedFile => ({
    ...change,
    before: (earlier.find(({ file }) => file === change.file) ?? change).before,
  });

const short = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');

/** Names the reason why nothing serves a folder with source files. */
function notServed(root: string): ProblemError {
  const lack = existsSync(resolve(root, 'package.json'))
    ? 'its package.json names neither a framework nor Vite'
    : 'no package.json';
  return new ProblemError('NOT_SERVED', { root, lack }, { where: root });
}
