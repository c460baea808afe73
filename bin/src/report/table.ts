import { stripVTControlCharacters } from 'node:util';

const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/**
 * Aligns rows to columns, two spaces apart, without trailing spaces. Cells may hold colours.
 * @param rows the first row is the head
 */
export function table(rows: string[][]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}
