import type { Source } from '@webmcp/contract';

import type { Value } from '../facts/facts.js';

/** The functions that make values of calls and negations. The reading of syntax trees uses the same functions. */
export interface PlainReader {
  call(callee: string[], args: Value[], at: Source): Value;
  not(value: Value, at: Source): Value;
}

type Plain =
  | { kind: 'literal'; value: string | number | boolean | null; column: number }
  | { kind: 'path'; path: string[]; column: number }
  | { kind: 'not'; of: Plain; column: number }
  | { kind: 'call'; path: string[]; args: Plain[]; column: number };

interface Cursor {
  text: string;
  index: number;
}

const path = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/y;
const text = /'[^'\\\n]*'/y;
const number = /(?:0|[1-9]\d{0,8})(?![\w.])/y;
const constants: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
]);
/** Words that are no names, or whose meaning depends on the next word. */
const words = new Set(
  (
    'this new typeof void delete in of instanceof await async yield let const var function class return throw if else for ' +
    'while do switch case break continue try import export super debugger with default extends static enum satisfies as'
  ).split(' '),
);

/**
 * Reads the common expressions of templates without a parser: a path, a short literal, `!` of one, a call of a path with
 * such arguments (`$t('save')`, `!open`, `remove(row.id)`).
 * @param start place of the text in its file
 * @returns null for any other text, and for a doubtful text, because both need the parser
 */
export function plainExpression(written: string, start: Source, reader: PlainReader): Value | null {
  const cursor: Cursor = { text: written, index: 0 };
  const plain = parse(cursor);
  skipSpace(cursor);
  return plain === null || cursor.index < written.length ? null : valueOf(plain, start, reader);
}

function valueOf(plain: Plain, start: Source, reader: PlainReader): Value {
  const at: Source = { file: start.file, line: start.line, column: start.column + plain.column };
  switch (plain.kind) {
    case 'literal':
      return { kind: 'literal', value: plain.value, at };
    case 'path':
      return { kind: 'reference', path: plain.path, at };
    case 'not':
      return reader.not(valueOf(plain.of, start, reader), at);
    case 'call': {
      const args = plain.args.map((argument) => valueOf(argument, start, reader));
      return reader.call(plain.path, args, at);
    }
  }
}

function parse(cursor: Cursor): Plain | null {
  skipSpace(cursor);
  const column = cursor.index;
  if (take(cursor, '!')) {
    const of = parse(cursor);
    return of === null ? null : { kind: 'not', of, column };
  }
  const string = match(cursor, text);
  if (string !== null) return { kind: 'literal', value: string.slice(1, -1), column };
  const digits = match(cursor, number);
  if (digits !== null) return { kind: 'literal', value: Number(digits), column };
  const name = match(cursor, path);
  if (name === null) return null;
  const constant = constants.get(name);
  if (constant !== undefined) return { kind: 'literal', value: constant, column };
  const names = name.split('.');
  const [first = ''] = names;
  if (words.has(first) || constants.has(first)) return null;
  if (!take(cursor, '(')) return { kind: 'path', path: names, column };
  const args = parseArguments(cursor);
  return args === null ? null : { kind: 'call', path: names, args, column };
}

function parseArguments(cursor: Cursor): Plain[] | null {
  const args: Plain[] = [];
  skipSpace(cursor);
  if (take(cursor, ')')) return args;
  for (;;) {
    const argument = parse(cursor);
    if (argument === null) return null;
    args.push(argument);
    skipSpace(cursor);
    if (take(cursor, ')')) return args;
    if (!take(cursor, ',')) return null;
  }
}

function skipSpace(cursor: Cursor): void {
  while (cursor.text[cursor.index] === ' ') cursor.index += 1;
}

function take(cursor: Cursor, sign: string): boolean {
  if (cursor.text[cursor.index] !== sign) return false;
  cursor.index += 1;
  return true;
}

function match(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.index;
  const found = pattern.exec(cursor.text);
  if (found === null) return null;
  cursor.index = pattern.lastIndex;
  return found[0];
}
