import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Alias, folderAlias } from './alias.js';
import type { Project } from '../app/find-project.js';
import { packageAliases } from './package-aliases.js';
import { tsconfigAliases } from './tsconfig-aliases.js';
import { viteAliases } from './vite-aliases.js';

/**
 * Folders that a meta framework aliases by itself: Quasar CLI's list is in its docs under "Handling assets / aliases",
 * Nuxt's under `alias` of nuxt.config.
 */
const builtIn: { package: RegExp; aliases: Record<string, string> }[] = [
  {
    package: /^@quasar\/app-(vite|webpack)$/,
    aliases: {
      src: 'src',
      app: '',
      components: 'src/components',
      layouts: 'src/layouts',
      pages: 'src/pages',
      assets: 'src/assets',
      boot: 'src/boot',
      stores: 'src/stores',
    },
  },
  { package: /^nuxt$/, aliases: { '~~': '', '@@': '', '~': '', '@': '' } },
];

/**
 * How import specifiers of the app turn into paths relative to its root: Vite's aliases first (they decide at run time),
 * then tsconfig paths, then package.json `imports`, then what a meta framework brings, then the names of the workspace's
 * packages and, inside each of these, its own tsconfig paths and `imports`.
 */
export function aliases(
  project: Pick<Project, 'root' | 'viteConfig' | 'dependencies'> & Partial<Pick<Project, 'packages'>>,
): Alias[] {
  const { root, viteConfig, dependencies, packages = [] } = project;
  return [
    ...(viteConfig === undefined ? [] : viteAliases(root, viteConfig)),
    ...tsconfigAliases(root),
    ...importsOf(root),
    ...builtIn
      .filter((entry) => Object.keys(dependencies).some((name) => entry.package.test(name)))
      .flatMap((entry) =>
        Object.entries(entry.aliases).flatMap(([name, target]) => folderAlias(name, nuxtFolder(root, name, target))),
      ),
    ...packages.flatMap(packageAliases),
    ...packages.flatMap(({ folder }) => {
      const own = join(root, folder);
      return [...tsconfigAliases(own), ...importsOf(own)].map(({ pattern, targets }): Alias => {
        const below = targets.map((target) => posix.join(folder, target));
        return { pattern, targets: below, within: folder };
      });
    }),
  ];
}

/** Nuxt 4 keeps the source in `app/`; the doubled names stay at the root. */
function nuxtFolder(root: string, name: string, target: string): string {
  return (name === '~' || name === '@') && existsSync(join(root, 'app')) ? 'app' : target;
}

function importsOf(root: string): Alias[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const imports: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'imports') : undefined;
  if (typeof imports !== 'object' || imports === null) return [];
  return Object.entries(imports).flatMap(([pattern, target]): Alias[] =>
    typeof target === 'string' && target.startsWith('./') ? [{ pattern, targets: [target.slice(2)] }] : [],
  );
}
