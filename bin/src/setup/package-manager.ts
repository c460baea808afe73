import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package managers of JavaScript. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];

const lockFiles: readonly (readonly [string, PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
];

/**
 * Finds the package manager of an app: by `packageManager` in package.json, else by the lock file. The folder of the app
 * comes before the folders above.
 */
export function packageManagerOf(root: string): PackageManager {
  for (let folder = root; ; folder = dirname(folder)) {
    const found = named(folder) ?? lockFiles.find(([file]) => existsSync(join(folder, file)))?.[1];
    if (found !== undefined) return found;
    // A repository is the widest place that belongs to the app.
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return 'npm';
  }
}

function named(folder: string): PackageManager | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const [, name] = /"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@/.exec(readFileSync(file, 'utf8')) ?? [];
  return name as PackageManager | undefined;
}

/** Returns the command that runs a script of package.json. */
export const runScript = (manager: PackageManager, script: string): string =>
  manager === 'npm' || manager === 'bun' ? `${manager} run ${script}` : `${manager} ${script}`;

/** Returns the command that runs the installed `webmcp`, and never a package of the registry. */
export const runWebmcp = (manager: PackageManager): string =>
  ({ npm: 'npx --no-install webmcp', pnpm: 'pnpm exec webmcp', yarn: 'yarn webmcp', bun: 'bun x --no-install webmcp' })[
    manager
  ];
