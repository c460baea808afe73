import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ProblemError } from '@webmcp/contract';

/**
 * Writes a file beside the old one and renames it into place. No reader sees a part of the file. Keeps the file's
 * permissions. Runs synchronously, so that no signal handler of this process can interrupt it. A file that already has
 * the content stays untouched.
 * @returns whether the file changed
 * @throws ProblemError FILE_NOT_WRITTEN; the old file is then untouched, and no other file is left
 */
export function writeFileSafely(path: string, content: string | Uint8Array): boolean {
  const target = followLink(resolve(path));
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    if (readExisting(target)?.equals(Buffer.from(content)) === true) return false;
    mkdirSync(dirname(target), { recursive: true });
    const mode = statSync(target, { throwIfNoEntry: false })?.mode;
    writeFileSync(beside, content, { flush: true });
    if (mode !== undefined) chmodSync(beside, mode);
    renameSync(beside, target);
    return true;
  } catch (cause) {
    if (existsSync(beside)) rmSync(beside);
    throw notWritten(path, cause);
  }
}

/** Returns the problem of a file that the system refuses to write. */
export function notWritten(path: string, cause: unknown): ProblemError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOSPC') return new ProblemError('DISK_FULL', { file: path }, { where: path, cause });
  const known = reasons.get(String(code));
  const reason = known ?? (cause instanceof Error ? cause.message : String(cause));
  return new ProblemError('FILE_NOT_WRITTEN', { file: path, reason }, { where: path, cause });
}

/** The codes of the system (errno(3)) that a user can meet here, in words. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'writing there is not permitted'],
  ['EPERM', 'writing there is not permitted'],
  ['EROFS', 'the disk is read-only'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['EEXIST', 'a part of its path is a file'],
  ['ENAMETOOLONG', 'its name is too long'],
]);

function followLink(path: string): string {
  try {
    return realpathSync(path);
  } catch (cause) {
    if (isMissing(cause)) return path;
    throw notWritten(path, cause);
  }
}

function readExisting(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR');
}
