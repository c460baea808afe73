import type { MessagePiece } from './message-piece.js';

/** `<b>`, `<1>`, `<br/>`: tags of rich text, whose content is part of the message (react.i18next.com/latest/trans-component). */
export const richTextTag: MessagePiece = {
  name: 'tag of rich text',
  pattern: /<\/?[A-Za-z0-9][\w-]*(?:\s[^<>]*)?\/?>/,
  part: () => null,
};
