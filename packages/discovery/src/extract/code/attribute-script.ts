import type { File } from '@babel/types';
import type { Source } from '@webmcp/contract';

import { parseScript } from '../script/parse-script.js';
import { positionAt } from './scripts-in.js';

/** A value in quotes or braces that an attribute gets: `onclick="save()"`, `@click="save"`, `onclick={save}`. */
const attributes = [/=\s*"([^"]*)"/g, /=\s*'([^']*)'/g, /=\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g];

/** The most characters between an attribute's beginning and a place in it. */
const longest = 4_000;

/**
 * Parses the attribute's value at a place of a file with markup. Positions are positions of the whole file. Undefined
 * for a script, for a place outside of attributes, and for a value that does not parse.
 */
export function attributeScript(file: string, text: string, at: Source): File | undefined {
  if (/\.[cm]?[jt]sx?$/.test(file)) return undefined;
  const offset = offsetOf(text, at);
  const from = Math.max(0, offset - longest);
  const near = text.slice(from, offset + longest);
  const values = attributes.flatMap((pattern) =>
    [...near.matchAll(pattern)].map(({ index, 0: whole, 1: value = '' }) => ({
      value,
      begins: from + index,
      starts: from + index + whole.length - value.length - 1,
    })),
  );
  const around = values.filter(({ value, begins, starts }) => begins <= offset && offset <= starts + value.length);
  const innermost = around.sort((one, other) => one.value.length - other.value.length)[0];
  if (innermost === undefined || innermost.value.trim() === '') return undefined;
  const parsed = parseScript(innermost.value, {
    file,
    lang: 'ts',
    sourceType: 'script',
    ...positionAt(text, innermost.starts),
  });
  return 'ast' in parsed ? parsed.ast : undefined;
}

function offsetOf(text: string, { line, column }: Source): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) break;
    start = end + 1;
  }
  return start + column - 1;
}
