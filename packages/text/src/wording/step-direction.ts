import { foldText } from './fold-text.js';

const less = /^(?:[-−–—‒➖▼]|(?:minus|decrease|decrement)(?:$|\s.*)|less|fewer)$/iu;
const more = /^(?:[+＋➕▲]|(?:plus|increase|increment)(?:$|\s.*)|more)$/iu;

/**
 * Returns the direction of a button that changes a number by one step: -1 for `−` and "Decrease quantity", 1 for `+` and
 * "Increase quantity". Returns 0 for any other text.
 */
export function stepDirection(text: string): -1 | 0 | 1 {
  const folded = foldText(text);
  if (less.test(folded)) return -1;
  return more.test(folded) ? 1 : 0;
}
