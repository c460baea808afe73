import { interpolation, nestedMessage } from './i18next-pieces.js';
import type { MessagePart, MessagePiece } from './message-piece.js';
import { placeholder } from './placeholder.js';
import { richTextTag } from './rich-text-tag.js';
import { linkedMessage, quotedText } from './vue-i18n-pieces.js';

/**
 * The pieces of message formats; at each place of a text the first that matches is taken. Two braces come before one,
 * and a quoted text in braces before a name in braces.
 */
export const messagePieces: readonly MessagePiece[] = [
  interpolation,
  quotedText,
  placeholder,
  nestedMessage,
  linkedMessage,
  richTextTag,
];

const anyPiece = new RegExp(
  messagePieces.map(({ pattern }, index) => `(?<piece${index}>${pattern.source})`).join('|'),
  'g',
);

/** Splits a text into its parts. */
export function partsOf(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const match of text.matchAll(anyPiece)) {
    if (match.index > from) parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    const groups = match.groups ?? {};
    const piece = messagePieces.find((_, index) => groups[`piece${index}`] !== undefined);
    const part = piece?.part(groups) ?? null;
    if (part !== null) parts.push(part);
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
