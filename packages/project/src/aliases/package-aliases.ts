import { posix } from 'node:path';
import type { Alias } from './alias.js';
import type { WorkspacePackage } from '../app/workspace-packages.js';

/**
 * Returns the aliases from a workspace's package to its source files: by its `exports` (nodejs.org/api/packages.html), else
 * by its entry fields, else by `src/index` and the paths below it. A path of built output becomes the path of its source.
 */
export function packageAliases({ name, folder, manifest }: WorkspacePackage): Alias[] {
  const exported = entries(Reflect.get(manifest, 'exports'));
  const main = ['source', 'module', 'main', 'types'].flatMap((key) => leaves(Reflect.get(manifest, key)));
  const listed: [subpath: string, targets: string[]][] = [
    ...exported,
    ['.', [...main, 'src/index', 'index']],
    ['./*', ['*', 'src/*']],
  ];
  return listed.map(([subpath, targets]) => ({
    pattern: posix.join(name, subpath),
    targets: [...new Set(targets.flatMap(sourcesOf))].map((target) => posix.join(folder, target)),
  }));
}

/** Returns the subpaths of `exports`, each with its targets under all conditions. */
function entries(exported: unknown): [string, string[]][] {
  if (typeof exported !== 'object' || exported === null) return [['.', leaves(exported)]];
  const subpaths = Object.entries(exported).filter(([key]) => key.startsWith('.'));
  return subpaths.length > 0
    ? subpaths.map(([key, value]): [string, string[]] => [key, leaves(value)])
    : [['.', leaves(exported)]];
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

const built = /^(?:dist|lib|build|es|esm|cjs|out)\/(?:(?:es|esm|cjs|types)\/)?/;

/** Returns the paths of a target's source: the path without the extension of a build, and the same path below `src`. */
function sourcesOf(target: string): string[] {
  const path = posix.normalize(target);
  const stem = path.replace(/(?:\.d)?\.[cm]?[jt]s$/, '');
  return built.test(stem) ? [stem.replace(built, 'src/'), stem.replace(built, ''), path] : [path, stem];
}
