import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

/** Matches the specifier of an import, an export from a module, a dynamic import and a `require`. */
const specifiers = /\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Matches an import whose specifier is no plain text. */
const unreadable = /\b(?:import|require)\s*\(\s*(?!['"])/;

const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.tsx', '.jsx', '.json', '/index.ts', '/index.js'];

/**
 * Returns a module's file and all files of the app that it imports. Modules of packages are left out.
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
      if (!/^\.{0,2}\//.test(specifier)) continue;
      const next = fileOf(join(specifier.startsWith('/') ? '/' : dirname(path), specifier));
      if (next === undefined) return null;
      found.add(next);
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
