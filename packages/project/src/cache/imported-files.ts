import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

/** Matches the specifier of an import, an export from a module, a dynamic import and a `require`. */
const specifiers = /\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Matches an import whose specifier is no plain text. */
const unreadable = /\b(?:import|require)\s*\(\s*(?!['"])/;

const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.tsx', '.jsx', '.json', '/index.ts', '/index.js'];

/**
 * Returns a module's file and all files of the app that it imports. A package that a workspace links counts as files of the
 * app. Modules of installed packages are left out, because the lockfile describes them.
 * @returns null for a missing file, and if the module may read anything else: it imports a part of Node, a file that cannot
 * be found, or a name that package.json leads to a file
 */
export function importedFiles(file: string): string[] | null {
  if (!existsSync(file)) return null;
  const found = new Set([file]);
  for (const path of found) {
    const text = readFileSync(path, 'utf8');
    if (unreadable.test(text)) return null;
    for (const [, , specifier = ''] of text.matchAll(specifiers)) {
      if (isBuiltin(specifier) || specifier.startsWith('#')) return null;
      const next = /^\.{0,2}\//.test(specifier)
        ? fileOf(join(specifier.startsWith('/') ? '/' : dirname(path), specifier))
        : linkedFile(specifier, path);
      if (next === undefined) return null;
      if (next !== 'installed') found.add(next);
    }
  }
  return [...found];
}

function fileOf(path: string): string | undefined {
  const asTypeScript = path.replace(/\.([cm]?)js$/, '.$1ts');
  return [...endings.map((ending) => path + ending), asTypeScript].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/**
 * Returns the file of a package that a workspace links into `node_modules`, and `installed` for every other package.
 * Undefined if a linked package names no file that `require` finds.
 */
function linkedFile(specifier: string, from: string): string | 'installed' | undefined {
  // The loader of a harness serves this module from the product itself.
  if (/^webmcp(?:\/|$)/.test(specifier)) return 'installed';
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const folder = packageFolder(name, dirname(from));
  if (folder === undefined || isInstalled(realpathSync(folder))) return 'installed';
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    // For example a package whose entries are for `import` alone.
    return undefined;
  }
}

const isInstalled = (path: string): boolean => /[\\/]node_modules[\\/]/.test(path);

/** Returns the folder of a package in the nearest `node_modules` that holds it. */
function packageFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from));
}
