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
 * @returns null if there are too many files, and for a link to a folder, whose files are not read
 */
export function filesPrint(
  folders: readonly string[],
  files: readonly string[],
  leaveOut: ReadonlySet<string>,
): string | null {
  const paths = new Set(files);
  for (const folder of folders)
    for (const path of filesBelow(folder)) {
      if (path === null) return null;
      paths.add(path);
      if (paths.size > mostFiles) return null;
    }
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) if (!leaveOut.has(path)) hash.update(`\0${path}\0`).update(printOf(path));
  return hash.digest('base64url');
}

/** Yields the files below a folder, and null for a link to a folder. */
function* filesBelow(folder: string): Generator<string | null> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (leftOutFolders.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield entry.isSymbolicLink() && isFolder(path) ? null : path;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // A link that leads to nothing counts as a missing file.
    return false;
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
