import { constants } from 'node:os';
import { resolve } from 'node:path';

import { problem, ProblemError, type Problem } from '@webmcp/contract';
import { confirm } from '@clack/prompts';
import { CommanderError } from 'commander';
import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';

import type { CommandResult } from './run/command-result.js';
import { commandLine } from './command-line/command-line.js';
import { jsonReport } from './report/json.js';
import { problemLines } from './report/problem-lines.js';
import { terminalProgress } from './report/terminal-progress.js';

const argv = process.argv.slice(2);
const json = argv.includes('--json');
/** Returns colours for a terminal or with FORCE_COLOR. Text in a pipe, also in CI, is read by a program and stays plain. */
function colorsFor(stream: NodeJS.WriteStream): Colors {
  return pc.createColors(!json && pc.isColorSupported && (stream.isTTY || Boolean(process.env['FORCE_COLOR'])));
}

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupt.abort(new ProblemError('INTERRUPTED'));
    // A second signal ends the process at once, as in a shell.
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  });
}

// A harness may throw outside any awaited call, also more than once. The server and the browser are closed all the same.
process.on('uncaughtException', (error) => interrupt.abort(error));

const progress = terminalProgress(process.stderr);

function print(result: CommandResult, text: string): void {
  process.stdout.write(`${json ? jsonReport(result) : text}\n`);
  process.exitCode = result.exitCode;
}

/** Prints a known problem without a stack, and any other error with its stack. */
function printFailure(command: string, error: unknown): void {
  progress.end(true);
  const reason: unknown = interrupt.signal.aborted ? interrupt.signal.reason : error;
  const known: Problem | null =
    reason instanceof ProblemError
      ? reason.problem
      : reason instanceof CommanderError
        ? problem('USAGE', { reason: reason.message.replace(/^error: /, '') })
        : null;
  if (known === null) {
    process.stderr.write(`${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}\n`);
  }
  if (json) process.stdout.write(`${jsonReport({ command, exitCode: 2, problems: known === null ? [] : [known] })}\n`);
  else if (known !== null) process.stderr.write(`${problemLines(known, colorsFor(process.stderr)).join('\n')}\n`);
  process.exitCode = 2;
}

/** True if a person can read a question and type the answer. Ctrl-C counts as no. */
const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true && !json;
async function askPerson(shown: string, question: string): Promise<boolean> {
  process.stdout.write(`${shown}\n`);
  return (await confirm({ message: question, initialValue: false })) === true;
}

const program = commandLine({
  print,
  progress,
  signal: interrupt.signal,
  colors: colorsFor(process.stdout),
  cwd: resolve('.'),
  ask: isTerminal ? askPerson : null,
});
try {
  await program.parseAsync(argv, { from: 'user' });
} catch (error) {
  // Commander also throws after it printed --help or --version.
  if (error instanceof CommanderError && error.exitCode === 0) process.exitCode = 0;
  else printFailure(argv.find((word) => !word.startsWith('-')) ?? '', error);
}
