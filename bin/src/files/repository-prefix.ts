import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Returns the path of a folder in its repository, with forward slashes and one at the end. The path is empty for the
 * repository itself, and for a folder outside of every repository.
 */
export function repositoryPrefix(root: string): string {
  for (let at = root; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) {
      const path = relative(at, root).replaceAll('\\', '/');
      return path === '' ? '' : `${path}/`;
    }
    if (dirname(at) === at) return '';
  }
}
