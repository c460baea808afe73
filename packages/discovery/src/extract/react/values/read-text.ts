import type { Node } from '@babel/types';

import type { Value } from '../../facts/facts.js';
import { bareExpression } from '../../script/path-of.js';
import { sourceAt } from '../../script/script-context.js';
import type { ReactReader } from './react-reader.js';

type TextNode = Extract<Node, { type: 'TemplateLiteral' | 'BinaryExpression' }>;

/**
 * Reads a template literal or a `+` chain as text with known and unknown parts. A sum without text becomes a call of
 * `+`.
 */
export function readText(node: TextNode, reader: ReactReader): Value {
  const at = sourceAt(node, reader);
  const parts: Value[] = [];
  if (node.type === 'TemplateLiteral') {
    node.quasis.forEach((quasi, index) => {
      const text = quasi.value.cooked ?? quasi.value.raw;
      if (text !== '') addPart(parts, { kind: 'literal', value: text, at: sourceAt(quasi, reader) });
      const expression = node.expressions[index];
      if (expression !== undefined) addPart(parts, reader.value(expression));
    });
  } else {
    const operands: Node[] = [];
    let left: Node = node;
    while (left.type === 'BinaryExpression' && left.operator === '+') {
      operands.push(left.right);
      left = bareExpression(left.left);
    }
    operands.push(left);
    const values = operands.reverse().map((operand) => reader.value(operand));
    const isText = values.some(
      (value) => value.kind === 'template' || (value.kind === 'literal' && typeof value.value === 'string'),
    );
    if (!isText) return { kind: 'call', callee: ['+'], args: values, at };
    for (const value of values) addPart(parts, value);
  }
  const [only] = parts;
  if (only === undefined) return { kind: 'literal', value: '', at };
  return parts.length === 1 && only.kind === 'literal' ? { ...only, at } : { kind: 'template', parts, at };
}

/** Adds a part. Joins neighbouring literals, and adds the parts of a template one by one. */
function addPart(parts: Value[], part: Value): void {
  if (part.kind === 'template') {
    for (const inner of part.parts) addPart(parts, inner);
    return;
  }
  if (part.kind !== 'literal') {
    parts.push(part);
    return;
  }
  const last = parts.at(-1);
  if (last?.kind === 'literal') parts[parts.length - 1] = { ...last, value: `${last.value}${part.value}` };
  else parts.push({ ...part, value: String(part.value) });
}
