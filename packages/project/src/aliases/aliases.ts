import { join, posix } from 'node:path';
import type { Project } from '../app/find-project.js';
import type { WorkspacePackage } from '../app/workspace-packages.js';
import type { Alias } from './alias.js';
import { manifestImports } from './manifest-imports.js';
import { metaFrameworkAliases } from './meta-framework-aliases.js';
import { packageAliases } from './package-aliases.js';
import { tsconfigAliases } from './tsconfig-aliases.js';
import { viteAliases } from './vite-aliases.js';

/** The parts of a project that set aliases. */
type AliasedProject = Pick<Project, 'root' | 'viteConfig' | 'dependencies'> & Partial<Pick<Project, 'packages'>>;

/** A source of aliases. */
interface AliasSource {
  name: string;
  read(project: AliasedProject): Alias[];
}

/**
 * The sources in order; of two aliases with the same prefix the first one wins. Vite's aliases come first, because they
 * decide at run time. The other packages of the workspace come last, because each alias of the app is meant for its own
 * files.
 */
const sources: readonly AliasSource[] = [
  { name: 'Vite', read: ({ root, viteConfig }) => (viteConfig === undefined ? [] : viteAliases(root, viteConfig)) },
  { name: 'tsconfig', read: ({ root }) => tsconfigAliases(root) },
  { name: 'imports of package.json', read: ({ root }) => manifestImports(root) },
  { name: 'meta framework', read: ({ root, dependencies }) => metaFrameworkAliases(root, dependencies) },
  { name: 'names of packages', read: ({ packages = [] }) => packages.flatMap(packageAliases) },
  {
    name: 'inside of packages',
    read: ({ root, packages = [] }) => packages.flatMap((one) => aliasesInside(root, one)),
  },
];

/** Returns the rules that turn import specifiers of the app into paths relative to its root. */
export function aliases(project: AliasedProject): Alias[] {
  return sources.flatMap(({ read }) => read(project));
}

/** Returns the aliases that hold only inside of a workspace's package: its tsconfig paths and `imports`. */
function aliasesInside(root: string, { folder }: WorkspacePackage): Alias[] {
  const own = join(root, folder);
  return [...tsconfigAliases(own), ...manifestImports(own)].map(({ pattern, targets }) => ({
    pattern,
    targets: targets.map((target) => posix.join(folder, target)),
    within: folder,
  }));
}
