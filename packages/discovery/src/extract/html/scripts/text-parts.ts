import type { Node } from '@babel/types';

import { unknownMark } from '../page/markup-piece.js';

/** A part of a text in a script: written, or computed by a node. Offsets are into the script. */
export interface TextPart {
  from: number;
  to: number;
  unknown: Node | null;
}

/** Decides whether a node writes a text: a literal, a template, or a sum with a literal in it. */
export function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral' || node.type === 'StringLiteral') return true;
  return (
    node.type === 'BinaryExpression' && node.operator === '+' && textParts(node).some(({ unknown }) => unknown === null)
  );
}

/** Returns the parts of a text in source order. The two sides of a sum are parts of one text. */
export function textParts(text: Node): TextPart[] {
  const parts: TextPart[] = [];
  const open: Node[] = [text];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const [from, to] = [node.start ?? 0, node.end ?? 0];
    if (node.type === 'BinaryExpression' && node.operator === '+') open.push(node.right, node.left);
    // The quotes around a string are no part of it.
    else if (node.type === 'StringLiteral') parts.push({ from: from + 1, to: to - 1, unknown: null });
    else if (node.type === 'TemplateLiteral') parts.push(...templateParts(node));
    else parts.push({ from, to, unknown: node });
  }
  return parts;
}

function templateParts({ quasis, expressions }: Extract<Node, { type: 'TemplateLiteral' }>): TextPart[] {
  return [...quasis, ...expressions]
    .map((part) => ({
      from: part.start ?? 0,
      to: part.end ?? 0,
      unknown: part.type === 'TemplateElement' ? null : part,
    }))
    .sort((a, b) => a.from - b.from);
}

/**
 * Returns a text as long as it is written, computed characters masked, without quotes around it. Lines stay.
 * @param code the script that contains the text
 */
export function maskedText(
  text: Node,
  parts: readonly TextPart[],
  code: string,
): { text: string; start: number } | null {
  const start = text.start ?? 0;
  const end = text.end ?? 0;
  let masked = code.slice(start, end).replace(/[^\n]/g, unknownMark);
  for (const { from, to } of parts.filter(({ unknown }) => unknown === null))
    masked = masked.slice(0, from - start) + code.slice(from, to) + masked.slice(to - start);
  const from = masked.search(/[^\uFFFC]/);
  if (from === -1) return null;
  const last = parts.at(-1);
  const to = last === undefined || last.unknown !== null ? end : last.to;
  return { text: masked.slice(from, to - start), start: start + from };
}
