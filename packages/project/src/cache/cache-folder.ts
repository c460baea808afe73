import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Returns the folder for files that can be made again: `.cache/webmcp` in the app's nearest `node_modules`. Each app
 * that shares it has a folder.
 * @param root the app's absolute path
 * @returns null without node_modules
 */
export function cacheFolder(root: string): string | null {
  for (let folder = root; ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) return join(modules, '.cache', 'webmcp', relative(folder, root));
    if (dirname(folder) === folder) return null;
  }
}
