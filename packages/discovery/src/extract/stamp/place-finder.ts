import type { Source } from '@webmcp/contract';

import { fileFinder } from './file-finder.js';

/**
 * Finds a place of a script in the app's own files, by any name that {@link fileFinder} knows.
 * @param root the folder that the files' paths are relative to
 * @returns a function of a path and a line and column from 1. The line's text, if given, must be in the file: at this
 * line, or at exactly one other line, because a server may add lines to a page or script.
 */
export function placeFinder(
  files: readonly { path: string; text: string }[],
  root: string,
): (path: string, line: number, column: number, lineText?: string) => Source | undefined {
  const fileAt = fileFinder(files, root);
  const lines = new Map<string, string[]>();
  const linesOf = ({ path, text }: { path: string; text: string }): string[] => {
    const known = lines.get(path) ?? text.split(/\r?\n/);
    lines.set(path, known);
    return known;
  };
  return (path, line, column, lineText) => {
    const file = fileAt(path);
    // A coarse source map names the beginning of the file for every place. No handler can be there.
    if (file === undefined || (line === 1 && column === 1)) return undefined;
    const found = lineText === undefined ? line : lineOf(linesOf(file), line, lineText.replace(/\r$/, ''));
    return found === undefined ? undefined : { file: file.path, line: found, column };
  };
}

/** Returns the number of the line with a text: the given one, or the only other line with the text. */
function lineOf(lines: readonly string[], line: number, text: string): number | undefined {
  if (lines[line - 1] === text) return line;
  const first = lines.indexOf(text);
  return first === -1 || lines.lastIndexOf(text) !== first ? undefined : first + 1;
}
