import { factHash, type FactCache } from './fact-cache.js';
import type { SourceFile } from '../app/read-sources.js';

/** Finds another file of the app. The facts then depend on that file as well. */
export type Load = (from: string, specifier: string) => SourceFile | undefined;

/** A file that was wanted while another one was read, with its path and hash at that time. */
interface Asked {
  from: string;
  specifier: string;
  path: string | null;
  hash: string | null;
}

interface Kept<T> {
  asked: Asked[];
  facts: T;
}

export interface CachedFactsOptions<T> {
  resolve(from: string, specifier: string): string | null;
  /** Reads the facts of one file. A pure function of its path, its text and the files that it loads. */
  extract(file: SourceFile, load: Load): T;
  cache?: FactCache;
}

/**
 * Returns the facts of all files, one by one in their order. Takes them from the cache if nothing changed: the file,
 * the files that it loaded and the targets of its imports. The caller saves the cache.
 */
export function* cachedFacts<T>(files: readonly SourceFile[], options: CachedFactsOptions<T>): Generator<T> {
  const { resolve, extract, cache } = options;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const hashes = new Map<string, string>();
  const hashOf = (file: SourceFile): string => {
    const known = hashes.get(file.path) ?? factHash(file.text);
    hashes.set(file.path, known);
    return known;
  };
  const find: Load = (from, specifier) => byPath.get(resolve(from, specifier) ?? '');
  const answer = (from: string, specifier: string): Asked => {
    const found = find(from, specifier);
    return { from, specifier, path: found?.path ?? null, hash: found === undefined ? null : hashOf(found) };
  };
  const isSame = (asked: Asked): boolean => {
    const now = answer(asked.from, asked.specifier);
    return now.path === asked.path && now.hash === asked.hash;
  };
  const read = (file: SourceFile): T => {
    if (cache === undefined) return extract(file, find);
    const kept = cache.get(file.path, hashOf(file)) as Kept<T> | undefined;
    if (kept?.asked.every(isSame) === true) return kept.facts;
    const asked: Asked[] = [];
    const facts = extract(file, (from, specifier) => {
      asked.push(answer(from, specifier));
      return find(from, specifier);
    });
    cache.set(file.path, hashOf(file), { asked, facts } satisfies Kept<T>);
    return facts;
  };
  for (const file of files) yield read(file);
}
