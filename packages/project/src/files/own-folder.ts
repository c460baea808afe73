import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileSafely } from './write-file-safely.js';

/** The folder of a root that holds the product's own records. Version control ignores it. */
const folderOf = (root: string): string => join(root, '.webmcp');

/** Returns the path of a record of a root. */
export const ownFile = (root: string, name: string): string => join(folderOf(root), name);

/** Writes a record. */
export function writeOwnFile(root: string, name: string, text: string): void {
  writeFileSafely(ownFile(root, '.gitignore'), '*\n');
  writeFileSafely(ownFile(root, name), text);
}

/** Removes a record, and the folder after its last record. */
export function removeOwnFile(root: string, name: string): void {
  rmSync(ownFile(root, name), { force: true });
  if (recordsIn(root).length > 0) return;
  rmSync(ownFile(root, '.gitignore'), { force: true });
  try {
    rmdirSync(folderOf(root));
  } catch (cause) {
    // The folder never existed.
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
  }
}

function recordsIn(root: string): string[] {
  try {
    return readdirSync(folderOf(root)).filter((name) => name !== '.gitignore');
  } catch {
    // The folder never existed.
    return [];
  }
}
