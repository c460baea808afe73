import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Project } from './find-project.js';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
}

/** What is never the app's own markup: dependencies, build output, tests, stories, typings, tool configuration. */
const never = [
  '**/node_modules/**',
  '**/dist/**',
  '**/build/**',
  '**/coverage/**',
  '**/.*/**',
  '**/storybook-static/**',
  'out/**',
  'test/**',
  'tests/**',
  'e2e/**',
  'cypress/**',
  '**/__tests__/**',
  '**/__mocks__/**',
  '**/*.{test,spec,stories,story,cy,e2e}.*',
  '**/*.d.ts',
  '**/*.min.{js,html}',
  '**/*.config.{ts,js}',
  '**/webmcp.{harness,config}.*',
];

/** Above it a file is generated or a bundle: the largest hand-written one in 28 crawled apps had 190 kB. */
const largestBytes = 1_000_000;

/**
 * Reads the app's source files, sorted by path (UTF-16 order), byte for byte as text.
 * @param choose `include`: globs relative to the root in place of the default; `exclude`: globs beside the built-in ones.
 *   A file that `include` names is read even where its folder is on the built-in list, except in node_modules.
 */
export async function readSources(
  project: Pick<Project, 'root'>,
  choose: { include?: string[]; exclude?: string[] } = {},
): Promise<SourceFile[]> {
  const chosen = choose.include !== undefined && choose.include.length > 0;
  const paths = await glob(chosen ? choose.include! : ['**/*.{tsx,jsx,ts,js,vue,html}'], {
    cwd: project.root,
    ignore: [...(chosen ? ['**/node_modules/**', '**/*.d.ts'] : never), ...(choose.exclude ?? [])],
    followSymbolicLinks: false,
    expandDirectories: true,
    onlyFiles: true,
  });
  const readable = paths.filter((path) => /\.(tsx|jsx|ts|js|vue|html)$/.test(path));
  const files = await Promise.all(
    readable.map(async (path): Promise<SourceFile | null> => {
      const absolute = join(project.root, path);
      if ((await stat(absolute)).size > largestBytes) return null;
      return { path: path.replaceAll('\\', '/'), text: await readFile(absolute, 'utf8') };
    }),
  );
  return files.filter((file) => file !== null).sort((a, b) => (a.path < b.path ? -1 : 1));
}
