import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { Alias } from './alias.js';
import { stripJsonComments } from './strip-json-comments.js';

interface CompilerPaths {
  /** Absolute targets by pattern. */
  paths: Record<string, string[]>;
  /** The absolute path. */
  baseUrl?: string;
}

/**
 * Reads the `paths` and `baseUrl` of the root's tsconfig.json or jsconfig.json, following `extends` (also into packages) and
 * `references`. An unreadable config counts as empty, because its own tools report it better.
 */
export function tsconfigAliases(root: string): Alias[] {
  const start = ['tsconfig.json', 'jsconfig.json'].map((name) => join(root, name)).find((file) => existsSync(file));
  if (start === undefined) return [];
  const found = new Map<string, string[]>();
  let fallback: string | undefined;
  for (const file of [start, ...referencesOf(start)]) {
    const { paths, baseUrl } = compilerPaths(file, new Set());
    fallback ??= baseUrl;
    for (const [pattern, targets] of Object.entries(paths)) if (!found.has(pattern)) found.set(pattern, targets);
  }
  const toRoot = (absolute: string): string => relative(root, absolute).replaceAll('\\', '/');
  const aliases = [...found].map(([pattern, targets]): Alias => ({ pattern, targets: targets.map(toRoot) }));
  if (fallback !== undefined) aliases.push({ pattern: '*', targets: [toRoot(join(fallback, '*'))] });
  return aliases;
}

function compilerPaths(file: string, seen: Set<string>): CompilerPaths {
  if (seen.has(file)) return { paths: {} };
  seen.add(file);
  const config = readConfig(file);
  const options = member(config, 'compilerOptions');
  let inherited: CompilerPaths = { paths: {} };
  const parents = member(config, 'extends');
  for (const parent of Array.isArray(parents) ? parents : [parents]) {
    const parentFile = typeof parent === 'string' ? resolveConfig(file, parent) : undefined;
    if (parentFile === undefined) continue;
    const next = compilerPaths(parentFile, seen);
    inherited = { ...inherited, ...next, paths: Object.keys(next.paths).length > 0 ? next.paths : inherited.paths };
  }
  const folder = dirname(file);
  const ownBase = member(options, 'baseUrl');
  const baseUrl = typeof ownBase === 'string' ? resolve(folder, ownBase) : inherited.baseUrl;
  const ownPaths = member(options, 'paths');
  const paths =
    typeof ownPaths === 'object' && ownPaths !== null
      ? absolutePaths(ownPaths, typeof ownBase === 'string' ? resolve(folder, ownBase) : folder)
      : inherited.paths;
  return { paths, ...(baseUrl === undefined ? {} : { baseUrl }) };
}

function absolutePaths(paths: object, base: string): Record<string, string[]> {
  const entries = Object.entries(paths).map(([pattern, targets]): [string, string[]] => [
    pattern,
    (Array.isArray(targets) ? targets : [])
      .filter((target): target is string => typeof target === 'string')
      .map((target) => resolve(base, target)),
  ]);
  return Object.fromEntries(entries);
}

function referencesOf(file: string): string[] {
  const references = member(readConfig(file), 'references');
  if (!Array.isArray(references)) return [];
  return references
    .map((reference) => member(reference, 'path'))
    .filter((path): path is string => typeof path === 'string')
    .map((path) => resolve(dirname(file), path))
    .map((path) => (statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'tsconfig.json') : path))
    .filter((path) => existsSync(path));
}

function resolveConfig(from: string, specifier: string): string | undefined {
  if (/^(\.|\/|[A-Za-z]:)/.test(specifier)) {
    const path = resolve(dirname(from), specifier);
    return [path, `${path}.json`, join(path, 'tsconfig.json')].find((file) =>
      statSync(file, { throwIfNoEntry: false })?.isFile(),
    );
  }
  const require = createRequire(from);
  for (const name of [specifier, `${specifier}.json`, `${specifier}/tsconfig.json`]) {
    try {
      return require.resolve(name);
    } catch {
      continue;
    }
  }
  return undefined;
}

function readConfig(file: string): unknown {
  try {
    return JSON.parse(stripJsonComments(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
