import type { MessagePiece } from './message-piece.js';

/** i18next: `{{name}}`, `{{- raw}}`, `{{price, currency}}` (i18next.com/translation-function/interpolation). */
export const interpolation: MessagePiece = {
  name: 'interpolation',
  pattern: /\{\{-?\s*(?<interpolated>[^{}]*?)\s*\}\}/,
  part: ({ interpolated = '' }) => ({ value: beforeComma(interpolated) }),
};

/** i18next: `$t(other)`, `$t("other", { "count": 2 })` (i18next.com/translation-function/nesting). */
export const nestedMessage: MessagePiece = {
  name: 'nested message',
  pattern: /\$t\(\s*['"]?(?<nested>[^'"),]+)['"]?[^)]*\)/,
  part: ({ nested = '' }) => ({ message: nested.trim() }),
};

/** Returns the name of an inserted value, without its format. */
export function beforeComma(inserted: string): string {
  return (inserted.split(',')[0] ?? '').trim();
}
