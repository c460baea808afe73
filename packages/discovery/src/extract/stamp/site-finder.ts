import type { MadeTag, Source } from '@webmcp/contract';

import type { TagPlace } from '../facts/tag-place.js';
import { fileFinder } from './file-finder.js';
import { tagThatMade } from './made-tag.js';
import { tagsOf } from './tags-of.js';

interface TextFile {
  path: string;
  text: string;
}

/**
 * Finds the tag at a place of a source file, by any name that {@link fileFinder} knows.
 * @param root the folder that the files' paths are relative to
 * @returns a function of a path and a line and column from 1; undefined for no file, for several files, or unless the
 * line has exactly one tag. For a given node: the only tag of the file that can have made it, else
 * null
 */
export function siteFinder(
  files: readonly TextFile[],
  root: string,
): (path: string, line: number, column: number, made?: MadeTag) => Source | null | undefined {
  const fileAt = fileFinder(files, root);
  const tags = new Map<string, TagPlace[]>();
  const columns = new Map<string, Map<number, number[]>>();
  const tagsIn = ({ path, text }: TextFile): TagPlace[] => {
    const known = tags.get(path) ?? tagsOf(text, path);
    tags.set(path, known);
    return known;
  };
  const columnsOf = (file: TextFile): Map<number, number[]> => {
    const known = columns.get(file.path);
    if (known !== undefined) return known;
    const lines = new Map<number, number[]>();
    for (const { line, column } of tagsIn(file).toSorted((a, b) => a.column - b.column))
      lines.set(line, [...(lines.get(line) ?? []), column]);
    columns.set(file.path, lines);
    return lines;
  };
  return (path, line, column, made) => {
    const file = fileAt(path);
    if (file !== undefined && made !== undefined) {
      const tag = file.path.endsWith('.vue') ? tagThatMade(tagsIn(file), file.text, made) : undefined;
      return tag === undefined ? null : { file: file.path, line: tag.line, column: tag.column };
    }
    const onLine = file === undefined ? undefined : columnsOf(file).get(line);
    // A source map with lines alone does not choose between several tags on one line.
    const found = onLine?.findLast((from) => from <= column) ?? (onLine?.length === 1 ? onLine[0] : undefined);
    return file === undefined || found === undefined ? undefined : { file: file.path, line, column: found };
  };
}
