import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { problem, type Problem } from '@webmcp/contract';
import { glob } from 'tinyglobby';
import { decodeText } from './decode-text.js';
import type { Project } from './find-project.js';

export interface SourceFile {
  /** Relative to the root, with forward slashes; `../../packages/ui/src/button.tsx` in another package of the workspace. */
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

/** What the source folder gave. */
export interface SourceReading {
  /** Sorted by path, UTF-16 order. */
  files: SourceFile[];
  /** SOURCE_SKIPPED for each file that was left out for what is in it. */
  problems: Problem[];
}

/**
 * Reads the source files of the app and of the workspace's packages that it is made of as text, and the JSON and YAML files
 * that these import. Too large, minified and binary ones are left out and said to be.
 * @param choose `include`: globs relative to the root in place of the default; `exclude`: globs beside the built-in ones.
 *   A file that `include` names is read even where its folder is on the built-in list, except in node_modules. `isData`:
 *   JSON and YAML files, by path, that are read although no source imports them, whatever `include` says.
 */
export async function readSources(
  { root, packages = [] }: Pick<Project, 'root'> & Partial<Pick<Project, 'packages'>>,
  choose: { include?: string[]; exclude?: string[]; isData?: (path: string) => boolean } = {},
): Promise<SourceReading> {
  const chosen = choose.include !== undefined && choose.include.length > 0;
  const paths = await glob(chosen ? choose.include! : ['**/*.{tsx,jsx,ts,mts,js,mjs,vue,html,htm}'], {
    cwd: root,
    ignore: [...(chosen ? ['**/node_modules/**', '**/*.d.ts'] : never), ...(choose.exclude ?? [])],
    followSymbolicLinks: false,
    expandDirectories: true,
    onlyFiles: true,
  });
  const readable = paths.filter((path) => /\.(tsx|jsx|[cm]?[tj]s|vue|html?)$/.test(path)).map(slashed);
  for (const { folder } of packages) readable.push(...(await listed(root, folder, packageSource, choose.exclude)));
  const read = await Promise.all(readable.sort(inOrder).map((path) => readSource(root, path)));
  const sources = read.flatMap((one) => ('text' in one ? [one] : []));
  const data = await readData(root, ['', ...packages.map(({ folder }) => folder)], sources, choose);
  const all = [...read, ...data];
  return {
    files: all.flatMap((one) => ('text' in one ? [one] : [])).sort((one, other) => inOrder(one.path, other.path)),
    problems: all.flatMap((one) => ('text' in one ? [] : [one])),
  };
}

const importedData = /\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+\.(?:json|ya?ml))(?:\?[^'"\n]*)?\1/g;

/** A package's pages and tools are its own; what an app takes from it are components and functions. */
const packageSource = '**/*.{tsx,jsx,ts,mts,js,mjs,vue}';

/** Files below a folder, relative to the root. Globs of what to leave out are relative to the folder. */
async function listed(root: string, folder: string, pattern: string, exclude: string[] = []): Promise<string[]> {
  const paths = await glob([pattern], {
    cwd: join(root, folder),
    ignore: [...never, ...exclude],
    followSymbolicLinks: false,
    onlyFiles: true,
  });
  return paths.map((path) => posix.join(folder, slashed(path)));
}

async function readData(
  root: string,
  folders: string[],
  sources: readonly SourceFile[],
  { exclude = [], isData = () => false }: { exclude?: string[]; isData?: (path: string) => boolean },
): Promise<(SourceFile | Problem)[]> {
  const imported = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(importedData)].map((match) => posix.basename(match[2] ?? ''))),
  );
  const paths = await Promise.all(folders.map((folder) => listed(root, folder, '**/*.{json,yaml,yml}', exclude)));
  const wanted = paths.flat().filter((path) => isData(path) || imported.has(posix.basename(path)));
  return await Promise.all(wanted.sort(inOrder).map((path) => readSource(root, path)));
}

async function readSource(root: string, path: string): Promise<SourceFile | Problem> {
  const absolute = join(root, path);
  const skipped = (reason: string): Problem => problem('SOURCE_SKIPPED', { file: path, reason }, path);
  try {
    const { size } = await stat(absolute);
    if (size > largestBytes) return skipped(`it has ${Math.ceil(size / 1e6)} MB, more than anyone writes by hand`);
    const text = decodeText(await readFile(absolute), isHtml(path));
    if (text === null) return skipped('it is not text');
    if (!/\.(?:html?|json|ya?ml)$/.test(path) && isMinified(text))
      return skipped('it is minified or generated, with very long lines');
    return { path, text };
  } catch (cause) {
    // Gone since it was listed, or not ours to read: the other files are no worse for it.
    return skipped(cause instanceof Error ? cause.message : String(cause));
  }
}

function isHtml(path: string): boolean {
  return /\.html?$/.test(path);
}

/** Bundles and minified code as bundlers write them: large, with few lines. */
function isMinified(text: string): boolean {
  return text.length > 20_000 && text.length / text.split('\n').length > 300;
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : 1;
}
