import { resolve } from 'node:path';

import { problem, type Problem, sourcePlace } from '@webmcp/contract';
import { hookedFiles, planHooks, type Hook, type HookPlan } from '@webmcp/discovery';
import { contentHash, readJournal, writeJournal } from '@webmcp/project';

import type { CommandResult } from '../run/command-result.js';
import { committedMap } from '../files/committed-map.js';
import { readInside } from '../files/read-inside.js';
import { writeOrProblem } from '../files/write-or-problem.js';

export interface FixOptions {
  root: string;
  /** Absolute path of the map. */
  out: string;
  /** Writes without a question. */
  yes: boolean;
  /** Shows the diff and writes nothing. */
  dryRun: boolean;
}

/** Asks the person whether to write; null if no person can answer. */
export type Confirm = ((result: FixResult) => Promise<boolean>) | null;

/** A file's text before and after. */
export interface ChangedFile {
  file: string;
  before: string;
  after: string;
  hooks: Hook[];
}

export interface FixResult extends CommandResult {
  command: 'fix';
  did: 'wrote' | 'showed' | 'declined' | 'nothing';
  files: ChangedFile[];
  /** Hooks that the source already holds. */
  present: Hook[];
}

/**
 * Writes the hooks that a map recommends into the source. The journal in `.webmcp/` records every insertion before the
 * first write, so `--undo` can restore each file.
 * @throws {ProblemError} MAP_MISSING, the problems of a damaged map, JOURNAL_UNREADABLE
 */
export async function fix(options: FixOptions, confirm: Confirm, signal: AbortSignal): Promise<FixResult> {
  const map = await committedMap(options.out);
  const texts = new Map(hookedFiles(map).map((file) => [file, readInside(options.root, file)]));
  const plan = planHooks(map, texts);
  const left = problemsOf(plan);
  const count = plan.files.reduce((sum, { hooks }) => sum + hooks.length, 0);
  const result = (did: FixResult['did'], problems: Problem[] = left): FixResult => ({
    command: 'fix',
    exitCode: problems.length > 0 || did === 'declined' ? 1 : 0,
    problems,
    did,
    files: plan.files,
    present: plan.present,
    more: {
      did,
      files: plan.files.map(({ file, hooks }) => ({ file, hooks: hooks.map(hookData) })),
      present: plan.present.map(hookData),
    },
  });
  if (count === 0) return result('nothing');
  if (options.dryRun) return result('showed');
  if (!options.yes) {
    const asked = { count: `${count} hook${count === 1 ? '' : 's'}` };
    if (confirm === null) return result('showed', [...left, problem('FIX_NOT_CONFIRMED', asked)]);
    if (!(await confirm(result('showed')))) return result('declined');
  }
  signal.throwIfAborted();
  return result('wrote', [...left, ...write(options.root, plan)]);
}

/** Writes the journal and all files synchronously, so that no signal arrives between them. */
function write(root: string, { files }: HookPlan): Problem[] {
  const journal = readJournal(root);
  const run = files.map(({ file, before, after, insertions }) => ({
    file,
    before: contentHash(before),
    after: contentHash(after),
    insertions,
  }));
  writeJournal(root, { ...journal, runs: [...journal.runs, run] });
  const problems: Problem[] = [];
  const written = new Set<string>();
  for (const { file, before, after, hooks } of files) {
    // The person may have edited the file before answering the question.
    if (readInside(root, file) !== before) {
      problems.push(...hooks.map(movedProblem));
      continue;
    }
    const refused = writeOrProblem(resolve(root, file), after);
    if (refused === null) written.add(file);
    else problems.push(refused);
  }
  const done = run.filter(({ file }) => written.has(file));
  if (done.length < run.length)
    writeJournal(root, { ...journal, runs: done.length === 0 ? journal.runs : [...journal.runs, done] });
  return problems;
}

function problemsOf({ moved, doubtful }: HookPlan): Problem[] {
  return [
    ...moved.map(movedProblem),
    ...doubtful.map(({ hook, doubt }) =>
      problem('FIX_DOUBTFUL', { hook: hook.attribute, doubt }, sourcePlace(hook.at)),
    ),
  ];
}

const movedProblem = ({ attribute, at }: Hook): Problem =>
  problem('FIX_MOVED', { hook: attribute, place: sourcePlace(at) }, sourcePlace(at));

const hookData = ({ attribute, at, label, tools }: Hook): Record<string, unknown> => ({
  attribute,
  at: sourcePlace(at),
  label,
  tools,
});
