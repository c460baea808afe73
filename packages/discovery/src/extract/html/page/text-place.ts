import type { Source } from '@webmcp/contract';

/** Returns the place in the file of a part of a text that begins at `origin`. */
export function placeIn(location: { startLine: number; startCol: number } | null | undefined, origin: Source): Source {
  const { startLine: line, startCol: column } = location ?? { startLine: 1, startCol: 1 };
  return {
    file: origin.file,
    line: origin.line + line - 1,
    column: line === 1 ? origin.column + column - 1 : column,
  };
}

/** Returns the place behind a text that begins at `at`. */
export function placeAfter(before: string, at: Source): Source {
  const lines = before.split('\n');
  const last = lines.at(-1) ?? '';
  return lines.length === 1
    ? { ...at, column: at.column + last.length }
    : { ...at, line: at.line + lines.length - 1, column: last.length + 1 };
}
