import { ProblemError } from '@webmcp/contract';

/** Returns the problem of a map that exists and cannot be read, such as a folder of that name. */
export function notReadMap(file: string, cause: unknown): ProblemError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const reason = code === 'EISDIR' ? 'it is a folder' : cause instanceof Error ? cause.message : String(cause);
  return new ProblemError('MAP_UNREADABLE', { file, reason }, { where: file, cause });
}
