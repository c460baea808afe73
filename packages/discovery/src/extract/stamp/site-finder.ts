import type { Source } from '@webmcp/contract';

import { tagsOf } from './tags-of.js';

interface TextFile {
  path: string;
  text: string;
}

/**
 * Finds the tag at a place of a source file. A source map or a framework may have another name for the file: its whole
 * path, a path below the root (`webpack://app/./src/App.tsx`, `turbopack:///[project]/src/App.tsx`), or its URL.
 * @param root the folder that the files' paths are relative to
 * @returns a function of a path and a line and column from 1; undefined for no file, for several files, or unless the
 * line has exactly one tag
 */
export function siteFinder(
  files: readonly TextFile[],
  root: string,
): (path: string, line: number, column: number) => Source | undefined {
  const above = segmentsOf(root);
  const byName = new Map<string, { file: TextFile; own: string[]; whole: string[] }[]>();
  for (const file of files) {
    const own = segmentsOf(file.path);
    // A workspace's other packages are beside the root.
    const up = own.filter((segment) => segment === '..').length;
    const whole = [...above.slice(0, above.length - up), ...own.slice(up)];
    const name = own.at(-1)!;
    byName.set(name, [...(byName.get(name) ?? []), { file, own: own.slice(up), whole }]);
  }
  const fileAt = (path: string): TextFile | undefined => {
    const named = segmentsOf(path);
    if (named.includes('node_modules')) return undefined;
    let best: { file: TextFile | undefined; common: number } = { file: undefined, common: 0 };
    for (const { file, own, whole } of byName.get(named.at(-1) ?? '') ?? []) {
      const common = commonEnd(named, whole);
      if (common < Math.min(own.length, named.length) || common < best.common) continue;
      best = { file: common === best.common ? undefined : file, common };
    }
    return best.file;
  };
  const tags = new Map<string, Map<number, number[]>>();
  const columnsOf = ({ path, text }: TextFile): Map<number, number[]> => {
    const known = tags.get(path);
    if (known !== undefined) return known;
    const lines = new Map<number, number[]>();
    for (const { line, column } of tagsOf(text, path).toSorted((a, b) => a.column - b.column))
      lines.set(line, [...(lines.get(line) ?? []), column]);
    tags.set(path, lines);
    return lines;
  };
  return (path, line, column) => {
    const file = fileAt(path);
    const columns = file === undefined ? undefined : columnsOf(file).get(line);
    // A source map with lines alone does not choose between several tags on one line.
    const found = columns?.findLast((from) => from <= column) ?? (columns?.length === 1 ? columns[0] : undefined);
    return file === undefined || found === undefined ? undefined : { file: file.path, line, column: found };
  };
}

/** Splits a path into its parts. Prefixes of bundlers (`[project]`, `(app-pages-browser)`) stay. */
function segmentsOf(path: string): string[] {
  const bare = path
    .replaceAll('\\', '/')
    .replace(/^[a-z][a-z\d+.-]+:\/*/i, '')
    .replace(/[?#].*$/, '');
  return decoded(bare)
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function commonEnd(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
