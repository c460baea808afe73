import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Lists the TypeScript files below a folder, relative to the repository, with forward slashes and in order. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Lists the source folders of all packages. */
export function sourceFolders(): string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
  return ['bin/src', ...packages];
}
