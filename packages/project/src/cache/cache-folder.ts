import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Where tools keep what they can make again: `.cache/webmcp` in the app's nearest `node_modules`, its own or one above
 * it, with a folder for each app that shares it.
 * @param root absolute
 * @returns null where there is no node_modules
 */
export function cacheFolder(root: string): string | null {
  for (let folder = root; ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) return join(modules, '.cache', 'webmcp', relative(folder, root));
    if (dirname(folder) === folder) return null;
  }
}
