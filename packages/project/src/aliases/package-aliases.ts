import { posix } from 'node:path';
import type { Alias } from './alias.js';
import type { WorkspacePackage } from '../app/workspace-packages.js';

/**
 * How imports of a workspace's package turn into its source files: its `exports` (nodejs.org/api/packages.html), else its
 * entry fields, else `src/index` and paths below it. What names built output means the source that it is built of.
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

/** `exports` as subpaths and what each may lead to, under any condition. */
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

/** The file itself, without the extension that building gave it, and the same below `src`. */
function sourcesOf(target: string): string[] {
  const path = posix.normalize(target);
  const stem = path.replace(/(?:\.d)?\.[cm]?[jt]s$/, '');
  return built.test(stem) ? [stem.replace(built, 'src/'), stem.replace(built, ''), path] : [path, stem];
}
