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

/**
 * Returns a script's text without the bodies of the functions that did not run. Leaves out the address of its source map
 * too. Two scripts with the same rest act in the same way in a page in which these functions never run.
 * @param isIdle is called for each function in a fixed order, but not for functions inside an idle function
 * @returns null for a script that cannot be parsed
 */
export function executedPart(script: string, isIdle: (range: FunctionRange) => boolean): string | null {
  const parsed = parseScript(script, { file: '', lang: 'js' });
  if ('problem' in parsed) return null;
  const cuts: [number, number][] = [];
  const open: Node[] = [parsed.ast.program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const range = rangeOf(node);
    if (range !== null && isIdle(range)) cuts.push([range.body, range.end]);
    else open.push(...childNodes(node));
  }
  let text = '';
  let at = 0;
  for (const [begin, end] of cuts.sort(([one], [other]) => one - other)) {
    text += `${script.slice(at, begin)}{}`;
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
