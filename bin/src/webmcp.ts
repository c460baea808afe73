import { resolve } from 'node:path';

import { problem, ProblemError } from '@webmcp/contract';
import { confirm } from '@clack/prompts';
import { CommanderError } from 'commander';
import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';

import { failureProblem } from './run/failure-problem.js';
import type { CommandResult } from './run/command-result.js';
import { endInTime } from './run/end-in-time.js';
import { commandLine } from './command-line/command-line.js';
import { jsonReport } from './report/json.js';
import { problemLines } from './report/problem-lines.js';
import { terminalProgress } from './report/terminal-progress.js';
import { withDurations } from './report/with-durations.js';

const argv = process.argv.slice(2);
const commandName = argv.find((word) => !word.startsWith('-')) ?? '';
const json = argv.includes('--json');
/** Returns colours for a terminal or with FORCE_COLOR. Text in a pipe, also in CI, is read by a program and stays plain. */
function colorsFor(stream: NodeJS.WriteStream): Colors {
  return pc.createColors(!json && pc.isColorSupported && (stream.isTTY || Boolean(process.env['FORCE_COLOR'])));
}

const interrupt = new AbortController();
const endNow = endInTime(
  process,
  () => interrupt.abort(new ProblemError('INTERRUPTED')),
  () => {
    if (process.exitCode === undefined) printFailure(commandName, interrupt.signal.reason);
    return Number(process.exitCode ?? 2);
  },
);

/** Ends the run with a reason. The server and the browser are closed all the same. */
function stop(reason: Error): void {
  interrupt.abort(reason);
  endNow();
}
process.on('uncaughtException', stop);
// A reader that is gone ends no run: the map and the exit code still matter.
process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` that has read enough is no fault.
  if (error.code === 'EPIPE') return;
  const closed = problem('OUTPUT_CLOSED', { reason: error.message });
  process.stderr.write(`${problemLines(closed, colorsFor(process.stderr)).join('\n')}\n`);
  process.exitCode = 2;
});

const progress = withDurations(terminalProgress(process.stderr), (line) => void process.stderr.write(`${line}\n`));

function print(result: CommandResult, text: string): void {
  process.stdout.write(`${json ? jsonReport(result) : text}\n`);
  process.exitCode = result.exitCode;
}

/** Prints the problem of a failed run. Only --debug adds the stack. */
function printFailure(command: string, error: unknown): void {
  progress.end(true);
  const reason: unknown = interrupt.signal.aborted ? interrupt.signal.reason : error;
  const failed = failureProblem(reason);
  if (argv.includes('--debug') && reason instanceof Error) process.stderr.write(`${reason.stack ?? reason.message}\n`);
  if (json) process.stdout.write(`${jsonReport({ command, exitCode: 2, problems: [failed] })}\n`);
  else process.stderr.write(`${problemLines(failed, colorsFor(process.stderr)).join('\n')}\n`);
  process.exitCode = 2;
}

/** True if a person can read a question and type the answer. Ctrl-C counts as no. */
const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true && !json;
async function askPerson(shown: string, question: string): Promise<boolean> {
  process.stdout.write(`${shown}\n`);
  return (await confirm({ message: question, initialValue: false })) === true;
}

/** Prints the help for a command line without a command. */
function showHelp(): void {
  if (json) printFailure('', new ProblemError('USAGE', { reason: 'no command is named' }));
  else program.outputHelp();
  process.exitCode = 2;
}

const program = commandLine({
  print,
  progress,
  say: (line) => void process.stderr.write(`${line}\n`),
  stdin: process.stdin,
  stdout: process.stdout,
  signal: interrupt.signal,
  stop,
  colors: colorsFor(process.stdout),
  cwd: resolve('.'),
  env: process.env,
  columns: process.stdout.columns ?? Infinity,
  ask: isTerminal ? askPerson : null,
});
// Commander would answer the help of an unknown command with the general help.
const isKnown = commandName === '' || program.commands.some((command) => command.name() === commandName);
const words = isKnown ? argv : argv.filter((word) => word !== '--help' && word !== '-h');
try {
  await program.parseAsync(words, { from: 'user' });
} catch (error) {
  // Commander also throws after it printed --help or --version.
  if (error instanceof CommanderError && error.exitCode === 0) process.exitCode = process.exitCode ?? 0;
  else if (error instanceof CommanderError && error.code === 'commander.help') showHelp();
  else printFailure(commandName, error);
}
