import type { MessagePiece } from './message-piece.js';

/** vue-i18n: `{'@'}` (vue-i18n.intlify.dev/guide/essentials/syntax, literal interpolation). */
export const quotedText: MessagePiece = {
  name: 'quoted text',
  pattern: /%?\{\s*'(?<quoted>[^']*)'\s*\}/,
  part: ({ quoted = '' }) => quoted,
};

/** vue-i18n: `@:other`, `@.lower:other`, `@:(deep.key)`, `@:{'key'}` (the same page, linked messages). */
export const linkedMessage: MessagePiece = {
  name: 'linked message',
  pattern: /@(?:\.(?<change>\w+))?:(?:\((?<grouped>[^)]+)\)|\{'(?<braced>[^']+)'\}|(?<linked>[\w.-]*[\w-]))/,
  part({ change, grouped, braced, linked }) {
    const message = (grouped ?? braced ?? linked ?? '').trim();
    return change === undefined ? { message } : { message, change };
  },
};

/**
 * Returns the forms of a message for numbers, which vue-i18n separates with a bar: `one | many`; the most general one
 * first.
 */
export function pipedForms(text: string): string[] {
  return / \| /.test(text) ? text.split(' | ').reverse() : [text];
}
