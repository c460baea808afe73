import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';

/** A package of the app's workspace that the app depends on. */
export interface WorkspacePackage {
  /** The name in imports. */
  name: string;
  /** Path relative to the app's root with forward slashes: `../../packages/ui`. */
  folder: string;
  /** The content of its package.json. */
  manifest: object;
}

/**
 * Finds the packages of the app's workspace (npm, Yarn, pnpm) that the app depends on, also indirectly, sorted by
 * folder. Returns no packages for an app outside of a workspace.
 * @param root the app's absolute path
 * @param dependencies the names of the app's dependencies
 */
export function workspacePackages(root: string, dependencies: Iterable<string>): WorkspacePackage[] {
  const workspace = workspaceAround(root);
  if (workspace === null) return [];
  const known = new Map<string, WorkspacePackage>();
  for (const path of globSync(workspace.globs, {
    cwd: workspace.folder,
    ignore: ['**/node_modules/**'],
    absolute: true,
    followSymbolicLinks: false,
  })) {
    const manifest = readManifest(path);
    const name: unknown = manifest === null ? undefined : Reflect.get(manifest, 'name');
    const folder = relative(root, dirname(path)).replaceAll('\\', '/');
    if (manifest !== null && typeof name === 'string' && folder.startsWith('../'))
      known.set(name, { name, folder, manifest });
  }
  const found = new Set<WorkspacePackage>();
  const follow = (names: Iterable<string>): void => {
    for (const name of names) {
      const next = known.get(name);
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      follow(['dependencies', 'peerDependencies'].flatMap((key) => keysOf(next.manifest, key)));
    }
  };
  follow(dependencies);
  return [...found].toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
}

/**
 * Lists the packages of a workspace whose root is this folder, as folders relative to the root. Returns an empty list for
 * any other folder.
 * @param isApp decides by the names of the dependencies whether a package is an app
 */
export function workspaceApps(root: string, isApp: (dependencies: readonly string[]) => boolean): string[] {
  const globs = workspacePatterns(root).map(manifestGlob);
  if (globs.length === 0) return [];
  const files = globSync(globs, {
    cwd: root,
    ignore: ['**/node_modules/**'],
    absolute: true,
    followSymbolicLinks: false,
  });
  const isOne = (file: string): boolean => {
    const manifest = readManifest(file);
    if (manifest === null) return false;
    return isApp(['dependencies', 'devDependencies'].flatMap((key) => keysOf(manifest, key)));
  };
  return files
    .filter(isOne)
    .map((file) => relative(root, dirname(file)).replaceAll('\\', '/'))
    .toSorted();
}

const manifestGlob = (pattern: string): string =>
  `${pattern.replace(/^(!?)\.\//, '$1').replace(/\/$/, '')}/package.json`;

/** Returns the nearest folder above with a list of packages. */
function workspaceAround(root: string): { folder: string; globs: string[] } | null {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    const patterns = workspacePatterns(folder);
    if (patterns.length > 0) return { folder, globs: patterns.map(manifestGlob) };
    if (dirname(folder) === folder) return null;
  }
}

/** Reads a folder's list of packages. See docs.npmjs.com/cli/v10/using-npm/workspaces, yarnpkg.com/features/workspaces, pnpm.io/pnpm-workspace_yaml. */
function workspacePatterns(folder: string): string[] {
  const pnpm = join(folder, 'pnpm-workspace.yaml');
  if (existsSync(pnpm))
    return strings(
      member(
        parsed(() => yaml().parse(readFileSync(pnpm, 'utf8')) as unknown),
        'packages',
      ),
    );
  const workspaces = member(readManifest(join(folder, 'package.json')), 'workspaces');
  return strings(Array.isArray(workspaces) ? workspaces : member(workspaces, 'packages'));
}

function readManifest(file: string): object | null {
  if (!existsSync(file)) return null;
  const found = parsed(() => JSON.parse(readFileSync(file, 'utf8')) as unknown);
  return typeof found === 'object' ? found : null;
}

/** Returns null for a damaged file, because the file's own tools report it better. */
/** Loads the parser of YAML. Few workspaces have such a list. */
const yaml = (): typeof import('yaml') => createRequire(import.meta.url)('yaml') as typeof import('yaml');

function parsed(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function keysOf(value: object, key: string): string[] {
  const inner = member(value, key);
  return typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
