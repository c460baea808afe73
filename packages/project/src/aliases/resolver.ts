import { posix } from 'node:path';
import type { Alias } from './alias.js';
import type { FrameworkFiles } from '../app/framework-files.js';

/**
 * Makes a function that resolves import specifiers among known files, without the disk.
 * @param files paths relative to the root with forward slashes
 * @param frameworks the frameworks with the extensions that an import may leave out, in order
 * @returns a function from importing file and specifier to the named file, or null for another file
 */
export function resolver(
  files: Iterable<string>,
  aliases: Alias[],
  frameworks: readonly Pick<FrameworkFiles, 'impliedExtensions'>[],
): (from: string, specifier: string) => string | null {
  const known = new Set(files);
  const extensions = frameworks.flatMap(({ impliedExtensions }) => impliedExtensions.map((one) => `.${one}`));
  const find = (path: string): string | null => {
    const normal = posix.normalize(path).replace(/\/$/, '');
    const tried = [
      normal,
      ...extensions.map((extension) => normal + extension),
      ...withoutJs(normal),
      ...extensions.map((extension) => posix.join(normal, `index${extension}`)),
    ];
    return tried.find((candidate) => known.has(candidate)) ?? null;
  };
  return (from, specifier) => {
    const bare = specifier.replace(/[?#](?=.)[^/]*$/, (tail) => (tail.startsWith('?') ? '' : tail));
    if (bare.startsWith('./') || bare.startsWith('../') || bare === '.' || bare === '..')
      return find(posix.join(posix.dirname(from), bare));
    for (const path of aliased(bare, aliases, from)) {
      const found = find(path);
      if (found !== null) return found;
    }
    return bare.startsWith('/') ? find(bare.slice(1)) : null;
  };
}

/** Returns the source of a compiled file, which TypeScript's ESM imports name. */
function withoutJs(path: string): string[] {
  const stem = /^(.*)\.jsx?$/.exec(path)?.[1];
  return stem === undefined ? [] : [`${stem}.tsx`, `${stem}.ts`];
}

/** Returns the targets of every matching alias: an exact one first, then the longest prefix, in TypeScript's order. */
function aliased(specifier: string, aliases: Alias[], from: string): string[] {
  const fits = aliases.flatMap(({ pattern, targets, within }) => {
    if (within !== undefined && !from.startsWith(`${within}/`)) return [];
    const isOwn = within !== undefined;
    const star = pattern.indexOf('*');
    if (star < 0) return pattern === specifier ? [{ rank: Infinity, isOwn, paths: targets }] : [];
    const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
    if (specifier.length < before.length + after.length || !specifier.startsWith(before) || !specifier.endsWith(after))
      return [];
    const rest = specifier.slice(before.length, specifier.length - after.length);
    return [{ rank: before.length, isOwn, paths: targets.map((target) => target.replace('*', () => rest)) }];
  });
  return fits.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.rank - a.rank).flatMap((fit) => fit.paths);
}
