import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { notWritten } from './write-file-safely.js';

/**
 * Checks that a file can be written later, without writing anything. A run finds a wrong `--out` at its beginning so.
 * @throws ProblemError FILE_NOT_WRITTEN
 */
export function checkWritable(path: string): void {
  const file = resolve(path);
  let nearest = file;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  if (nearest === file && statSync(file).isDirectory()) throw refused(path, 'EISDIR');
  if (nearest !== file && !statSync(nearest).isDirectory()) throw refused(path, 'ENOTDIR');
  try {
    accessSync(nearest, constants.W_OK);
  } catch (cause) {
    throw notWritten(path, cause);
  }
}

const refused = (path: string, code: string): Error => notWritten(path, Object.assign(new Error(code), { code }));
