import type { Source } from '@webmcp/contract';

import { fileFinder } from './file-finder.js';
import { tagsOf } from './tags-of.js';

interface TextFile {
  path: string;
  text: string;
}

/**
 * Finds the tag at a place of a source file, by any name that {@link fileFinder} knows.
 * @param root the folder that the files' paths are relative to
 * @returns a function of a path and a line and column from 1; undefined for no file, for several files, or unless the
 * line has exactly one tag
 */
export function siteFinder(
  files: readonly TextFile[],
  root: string,
): (path: string, line: number, column: number) => Source | undefined {
  const fileAt = fileFinder(files, root);
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
