import { problem, ProblemError, type Problem } from '@webmcp/contract';
import { notWritten } from '@webmcp/project';
import { CommanderError } from 'commander';

/** Converts whatever a command threw to the problem that the user reads. An error without a rule is INTERNAL. */
export function failureProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof CommanderError) return problem('USAGE', { reason: error.message.replace(/^error: /, '') });
  const reason = error instanceof Error ? error.message : String(error);
  const { code, path, syscall } = systemError(error);
  if (code === 'ERR_MODULE_NOT_FOUND' && /'playwright(-core)?'/.test(reason)) return problem('PLAYWRIGHT_MISSING');
  if (code !== undefined && path !== undefined) {
    const isWrite = writing.has(syscall ?? '') || code === 'ENOSPC';
    return isWrite ? notWritten(path, error).problem : problem('FILE_NOT_READ', { file: path, reason }, path);
  }
  return problem('INTERNAL', { reason: reason.split('\n', 1)[0] ?? '' });
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
