import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose content the lockfile or version control describes. */
const leftOutFolders = new Set(['node_modules', '.git', '.hg', '.svn', '.webmcp']);

/** A folder with more files is not read whole. */
const mostFiles = 20_000;

/** A larger file counts by its size and the time of its last change. */
const largest = 4_000_000;

/**
 * Hashes paths and contents of all files in some folders, and of further files. A missing file counts as missing.
 * @param leaveOut absolute paths that do not count
 * @returns null if there are too many files
 */
export function filesPrint(
  folders: readonly string[],
  files: readonly string[],
  leaveOut: ReadonlySet<string>,
): string | null {
  const paths = new Set(files);
  for (const folder of folders)
    for (const path of filesBelow(folder)) {
      paths.add(path);
      if (paths.size > mostFiles) return null;
    }
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) if (!leaveOut.has(path)) hash.update(`\0${path}\0`).update(printOf(path));
  return hash.digest('base64url');
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!leftOutFolders.has(entry.name)) yield* filesBelow(path);
    } else yield path;
  }
}

function printOf(path: string): Uint8Array | string {
  try {
    const { size, mtimeMs } = statSync(path);
    return size > largest ? `${size} ${mtimeMs}` : createHash('sha256').update(readFileSync(path)).digest();
  } catch {
    return 'missing';
  }
}
