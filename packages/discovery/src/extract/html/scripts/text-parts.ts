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
 * Returns texts that follow one another as one text, as long as they are written, without quotes around it. Computed
 * characters are masked; code between two texts becomes spaces. Lines stay.
 * @param code the script that contains the texts
 */
export function maskedText(texts: readonly Node[], code: string): { text: string; start: number } | null {
  const [first, last] = [texts[0], texts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const start = first.start ?? 0;
  const end = last.end ?? 0;
  const put = (into: string, from: number, text: string): string =>
    into.slice(0, from - start) + text + into.slice(from - start + text.length);
  let masked = code.slice(start, end).replace(/[^\n]/g, ' ');
  for (const text of texts) {
    const from = text.start ?? 0;
    masked = put(masked, from, code.slice(from, text.end ?? from).replace(/[^\n]/g, unknownMark));
    for (const part of textParts(text))
      if (part.unknown === null) masked = put(masked, part.from, code.slice(part.from, part.to));
  }
  const from = masked.search(/[^\uFFFC\s]/);
  if (from === -1) return null;
  const closing = textParts(last).at(-1);
  const to = closing === undefined || closing.unknown !== null ? end : closing.to;
  return { text: masked.slice(from, to - start), start: start + from };
}
