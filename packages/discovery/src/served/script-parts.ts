import type { Node } from '@babel/types';

import { parseScript } from '../extract/script/parse-script.js';
import { childNodes } from '../extract/script/walk-nodes.js';

/** The place of a function in a script, in UTF-16 units. The function is the text from `begin` to `end`. */
export interface FunctionRange {
  begin: number;
  /** The begin of the body, behind the parameters. */
  body: number;
  end: number;
}

/** Decides whether a function did not run. */
export type IsIdle = (range: FunctionRange) => boolean;

/** Finds the functions of a script. The functions inside a function follow it at once. Null for a text that is no script. */
export function scriptFunctions(script: string): FunctionRange[] | null {
  const parsed = parseScript(script, { file: '', lang: 'js' });
  if ('problem' in parsed) return null;
  const ranges: FunctionRange[] = [];
  const open: Node[] = [parsed.ast.program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const range = rangeOf(node);
    if (range !== null) ranges.push(range);
    open.push(...childNodes(node));
  }
  return ranges;
}

/**
 * Returns a script's text without the bodies of the functions that did not run. Leaves out the address of its source
 * map too. Two scripts with the same rest act in the same way in a page in which these functions never run.
 * @param functions the functions of the script, see {@link scriptFunctions}
 * @param isIdle is called for each function in a fixed order, but not for functions inside an idle function
 */
export const executedPart = (script: string, functions: readonly FunctionRange[], isIdle: IsIdle): string =>
  withoutBodies(script, idleRanges(functions, isIdle));

function idleRanges(ranges: readonly FunctionRange[], isIdle: IsIdle): FunctionRange[] {
  const idle: FunctionRange[] = [];
  for (const range of ranges) {
    const last = idle.at(-1);
    const isInside = last !== undefined && range.begin >= last.begin && range.end <= last.end;
    if (!isInside && isIdle(range)) idle.push(range);
  }
  return idle;
}

function withoutBodies(script: string, idle: FunctionRange[]): string {
  let text = '';
  let at = 0;
  for (const { body, end } of idle.sort((one, other) => one.body - other.body)) {
    text += `${script.slice(at, body)}{}`;
    at = end;
  }
  return (text + script.slice(at)).replace(/\n?\/\/[#@] source(?:Mapping)?URL=[^\n]*\s*$/, '');
}

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]);

function rangeOf(node: Node): FunctionRange | null {
  if (!functions.has(node.type) || !('body' in node)) return null;
  const body = node.body as Node;
  const { start, end } = node;
  if (start == null || end == null || body.start == null || body.end !== end) return null;
  return { begin: start, body: body.start, end };
}
