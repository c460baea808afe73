import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Alias } from './alias.js';

/** Returns the aliases of `imports` in a folder's package.json that name the package's own files. */
export function manifestImports(root: string): Alias[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const imports: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'imports') : undefined;
  if (typeof imports !== 'object' || imports === null) return [];
  return Object.entries(imports).flatMap(([pattern, target]): Alias[] =>
    typeof target === 'string' && target.startsWith('./') ? [{ pattern, targets: [target.slice(2)] }] : [],
  );
}
