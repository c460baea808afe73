import { problem, ProblemError, type Problem } from '@webmcp/contract';
import { notWritten } from '@webmcp/project';
import { CommanderError } from 'commander';

/** Converts whatever a command threw to the problem that the user reads. An error without a rule is INTERNAL. */
export function failureProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof CommanderError) return problem('USAGE', { reason: usageSentence(error.message) });
  const reason = error instanceof Error ? error.message : String(error);
  const { code, path, syscall } = systemError(error);
  if (isPlaywrightMissing(code, reason)) return problem('PLAYWRIGHT_MISSING');
  if (code !== undefined && path !== undefined) {
    const isWrite = writing.has(syscall ?? '') || code === 'ENOSPC';
    return isWrite ? notWritten(path, error).problem : problem('FILE_NOT_READ', { file: path, reason }, path);
  }
  return problem('INTERNAL', { reason: reason.split('\n', 1)[0] ?? '' });
}

/** Converts a message of commander to a sentence: `error: unknown option '--x'\n(Did you mean --y?)`. */
function usageSentence(message: string): string {
  const text = message.replace(/^error: /, '').replace(/\n\((.*)\)$/, '. $1');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Decides whether an import or a `require` did not find Playwright. */
function isPlaywrightMissing(code: string | undefined, reason: string): boolean {
  const isModule = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
  return isModule && /'playwright(?:-core)?(?:\/[^']*)?'/.test(reason);
}

/** The calls of the system that change a file. */
const writing: ReadonlySet<string> = new Set([
  'write',
  'mkdir',
  'mkdtemp',
  'rename',
  'unlink',
  'rmdir',
  'chmod',
  'fsync',
]);

/** Reads the code, path and call of an error of the file system (nodejs.org/api/errors.html, "System errors"). */
function systemError(error: unknown): Partial<Record<'code' | 'path' | 'syscall', string>> {
  if (!(error instanceof Error)) return {};
  const known: Partial<Record<'code' | 'path' | 'syscall', string>> = {};
  for (const key of ['code', 'path', 'syscall'] as const) {
    const value: unknown = Reflect.get(error, key);
    if (typeof value === 'string') known[key] = value;
  }
  return known;
}
