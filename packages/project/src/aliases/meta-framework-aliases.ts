import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Alias, folderAlias } from './alias.js';

/** The folders that a meta framework aliases by itself. */
interface MetaFramework {
  /** Matches the package of the framework. */
  package: RegExp;
  /** Folders below the app's root by their alias. */
  folders: Readonly<Record<string, string>>;
  /** A folder below the root that replaces the root for some aliases, if the app has it. */
  source?: { folder: string; aliases: readonly string[] };
}

/** The meta frameworks. An app uses one of them, so the order has no meaning. */
const metaFrameworks: readonly MetaFramework[] = [
  // Quasar CLI's docs, "Handling assets", "aliases".
  {
    package: /^@quasar\/app-(vite|webpack)$/,
    folders: {
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
  // Nuxt's docs, `alias` of nuxt.config. Nuxt 4 keeps the source in `app/`.
  {
    package: /^nuxt$/,
    folders: { '~~': '', '@@': '', '~': '', '@': '' },
    source: { folder: 'app', aliases: ['~', '@'] },
  },
];

/** Returns the aliases of the meta framework that an app uses. */
export function metaFrameworkAliases(root: string, dependencies: Readonly<Record<string, string>>): Alias[] {
  return metaFrameworks
    .filter((framework) => Object.keys(dependencies).some((name) => framework.package.test(name)))
    .flatMap(({ folders, source }) =>
      Object.entries(folders).flatMap(([name, folder]) => {
        const isMoved = source?.aliases.includes(name) === true && existsSync(join(root, source.folder));
        return folderAlias(name, isMoved ? source.folder : folder);
      }),
    );
}
