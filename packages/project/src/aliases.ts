import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Alias, folderAlias } from './alias.js';
import type { Project } from './find-project.js';
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
 * How import specifiers of the app turn into paths below its root: Vite's aliases first (they decide at run time),
 * then tsconfig paths, then package.json `imports`, then what a meta framework brings.
 */
export function aliases(project: Pick<Project, 'root' | 'viteConfig' | 'dependencies'>): Alias[] {
  const { root, viteConfig, dependencies } = project;
  return [
    ...(viteConfig === undefined ? [] : viteAliases(root, viteConfig)),
    ...tsconfigAliases(root),
    ...importsOf(root),
    ...builtIn
      .filter((entry) => Object.keys(dependencies).some((name) => entry.package.test(name)))
      .flatMap((entry) =>
        Object.entries(entry.aliases).flatMap(([name, target]) => folderAlias(name, nuxtFolder(root, name, target))),
      ),
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
