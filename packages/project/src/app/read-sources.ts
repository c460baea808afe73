import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { problem, type Problem } from '@webmcp/contract';
import { glob } from 'tinyglobby';
import { decodeText } from '../files/decode-text.js';
import type { Project } from './find-project.js';
import { extensionsOf, globOf, hasExtension, type FrameworkFiles } from './framework-files.js';

export interface SourceFile {
  /** Path relative to the root, with forward slashes: `../../packages/ui/src/button.tsx` in another package. */
  path: string;
  text: string;
}

/** Matches files that are not the app's own markup: dependencies, build output, tests, stories, typings, tool configuration. */
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

/** A larger file is generated or a bundle. The largest hand-written file in 28 crawled apps had 190 kB. */
const largestBytes = 1_000_000;

/** The files that were read. */
export interface SourceReading {
  /** The files that were read, sorted by path in UTF-16 order. */
  files: SourceFile[];
  /** One SOURCE_SKIPPED for each file that was left out because of its content. */
  problems: Problem[];
}

/** The developer's choice of files. */
export interface ChosenFiles {
  /** Globs relative to the root, in place of the default. They reach folders on the built-in list too, except node_modules. */
  include?: string[];
  /** Globs that are left out beside the built-in globs. */
  exclude?: string[];
  /** Chooses data files, by path, that are read although no source imports them and `include` does not name them. */
  isData?: (path: string) => boolean;
}

/** The folder to read, and extensions of files by their content. */
interface Reading {
  root: string;
  components: readonly string[];
  pages: readonly string[];
  data: readonly string[];
  /** Returns the program that decodes a file of the app. */
  readerOf(path: string): 'browser' | 'bundler';
}

/**
 * Reads as text: the source files of the app and of the workspace packages that it uses. The data files that they
 * import belong to them. Too large, minified and binary files are left out, each with a problem.
 * @param frameworks the frameworks whose files are read
 */
export async function readSources(
  { root, packages = [], devServer }: Pick<Project, 'root'> & Partial<Pick<Project, 'packages' | 'devServer'>>,
  frameworks: readonly FrameworkFiles[],
  choose: ChosenFiles = {},
): Promise<SourceReading> {
  const pages = extensionsOf(frameworks, 'pages');
  const reading: Reading = {
    root,
    components: extensionsOf(frameworks, 'components'),
    pages,
    data: extensionsOf(frameworks, 'data'),
    readerOf: (path) => (devServer === 'static' || hasExtension(path, pages) ? 'browser' : 'bundler'),
  };
  const searched = [...reading.components, ...reading.pages];
  const readable = [...searched, ...frameworks.flatMap(({ namedExtensions = [] }) => namedExtensions)];
  const { include = [], exclude = [] } = choose;
  const isChosen = include.length > 0;
  const found = await glob(isChosen ? include : [globOf(searched)], {
    cwd: root,
    ignore: [...(isChosen ? ['**/node_modules/**', '**/*.d.ts'] : never), ...exclude],
    followSymbolicLinks: false,
    expandDirectories: true,
    onlyFiles: true,
  });
  const paths = found.filter((path) => hasExtension(path, readable)).map(slashed);
  // An app takes components and functions from a package, and no pages.
  for (const { folder } of packages) paths.push(...(await listed(root, folder, globOf(reading.components), exclude)));
  const read = await readAll(paths, reading);
  const sources = read.flatMap((one) => ('text' in one ? [one] : []));
  const folders = ['', ...packages.map(({ folder }) => folder)];
  const all = [...read, ...(await readData(folders, sources, choose, reading))];
  return {
    files: all.flatMap((one) => ('text' in one ? [one] : [])).sort((one, other) => inOrder(one.path, other.path)),
    problems: all.flatMap((one) => ('text' in one ? [] : [one])),
  };
}

/** Lists files below a folder, relative to the root. The globs of files to leave out are relative to the folder. */
async function listed(root: string, folder: string, pattern: string, exclude: string[]): Promise<string[]> {
  const paths = await glob([pattern], {
    cwd: join(root, folder),
    ignore: [...never, ...exclude],
    followSymbolicLinks: false,
    onlyFiles: true,
  });
  return paths.map((path) => posix.join(folder, slashed(path)));
}

/** Reads the data files that a source imports or that the caller chooses. */
async function readData(
  folders: string[],
  sources: readonly SourceFile[],
  { exclude = [], isData = () => false }: ChosenFiles,
  reading: Reading,
): Promise<(SourceFile | Problem)[]> {
  if (reading.data.length === 0) return [];
  const importing = new RegExp(
    `\\b(?:from|import|require)\\s*\\(?\\s*(['"])([^'"\\n]+\\.(?:${reading.data.join('|')}))(?:\\?[^'"\\n]*)?\\1`,
    'g',
  );
  const imported = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(importing)].map((match) => posix.basename(match[2] ?? ''))),
  );
  const paths = await Promise.all(folders.map((folder) => listed(reading.root, folder, globOf(reading.data), exclude)));
  const wanted = paths.flat().filter((path) => isData(path) || imported.has(posix.basename(path)));
  return await readAll(wanted, reading);
}

async function readAll(paths: string[], reading: Reading): Promise<(SourceFile | Problem)[]> {
  const read = await Promise.all(paths.sort(inOrder).map((path) => readSource(path, reading)));
  return read.filter((one) => one !== null);
}

/** Matches files that webmcp generated. */
const emitted = /^(?:<!doctype html>\s*)?(?:\/\/|\/\*|<!--) Generated by webmcp /;

/** @returns null for a file that webmcp generated */
async function readSource(
  path: string,
  { root, pages, data, readerOf }: Reading,
): Promise<SourceFile | Problem | null> {
  const absolute = join(root, path);
  const skipped = (reason: string): Problem => problem('SOURCE_SKIPPED', { file: path, reason }, path);
  try {
    const { size } = await stat(absolute);
    if (size > largestBytes) return skipped(`it has ${Math.ceil(size / 1e6)} MB, more than anyone writes by hand`);
    const text = decodeText(await readFile(absolute), readerOf(path));
    if (text === null) return skipped('it is not text');
    if (emitted.test(text)) return null;
    if (!hasExtension(path, [...pages, ...data]) && isMinified(text))
      return skipped('it is minified or generated, with very long lines');
    return { path, text };
  } catch (cause) {
    // The file is gone or may not be read. The other files do not depend on it.
    return skipped(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Recognises bundles and minified code: large files with few lines. */
function isMinified(text: string): boolean {
  return text.length > 20_000 && text.length / text.split('\n').length > 300;
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : 1;
}
