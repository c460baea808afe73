import { foldText } from '@webmcp/text';

import { usable } from '../../accessibility/usable.js';
import { cellsOf } from './row-parts.js';
import type { Row } from './rows.js';
import { saidBy } from './said-by.js';

/** Matches a number, a date, an amount, or a number behind a few letters: `7`, `#12`, `TXN007`, `2026-11-27`. */
const code = /^[^\p{L}\p{N}]*\p{L}{0,4}[^\p{L}\p{N}]*\p{N}[\p{N}\W_]*$/u;

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !code.test(text);

/**
 * Returns the rows that a text names where all keys are codes. People name such a row by its first column of words of
 * its own: the description beside the number. A column whose texts repeat is a kind or a state, and names no row.
 */
export function rowsByWords(rows: Row[], text: string): Row[] {
  if (!rows.length || !isWords(text) || !rows.every(({ key }) => code.test(key))) return [];
  const texts = rows.map(({ element }) => cellTexts(element));
  const column = texts[0]!.findIndex((_, at) => namesRows(texts.map((each) => each[at] ?? '')));
  const wanted = foldText(text).toLowerCase();
  return column < 0 ? [] : rows.filter((_, at) => texts[at]![column] === wanted);
}

const namesRows = (column: string[]): boolean => column.every(isWords) && new Set(column).size * 2 > column.length;

const cellTexts = (row: Element): string[] =>
  cellsOf(row).map((cell) => (usable(cell) ? saidBy(cell).toLowerCase() : ''));
