import { beforeComma } from './i18next-pieces.js';
import type { MessagePiece } from './message-piece.js';

/** `{name}`, `{0}`, `{when, date, short}` of ICU, vue-i18n and next-intl; `%{name}` of Rails and Polyglot. */
export const placeholder: MessagePiece = {
  name: 'placeholder',
  pattern: /%?\{\s*(?<placed>[^{}]*?)\s*\}/,
  part: ({ placed = '' }) => ({ value: beforeComma(placed) }),
};
