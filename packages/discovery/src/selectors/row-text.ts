import type { Selector } from '@webmcp/contract';
import { doubleBraces, strategyNamed, withRowKey } from '@webmcp/text';

/** Returns the text that a selector searches for; null if it searches for none. */
export const searchedText = ({ strategy, value }: Selector): string | null =>
  strategyNamed(strategy).searchedText(value);

/** Writes a selector by the template of the text that it searches for; null if the template leaves the text out. */
export function templateOf(selector: Selector, template: (text: string) => string | null): Selector | null {
  const text = searchedText(selector);
  const found = text === null ? null : template(text);
  if (text !== null && found === null) return null;
  return withSearchedText(selector, () => found ?? '');
}

function withSearchedText(selector: Selector, change: (text: string) => string): Selector {
  return { ...selector, value: strategyNamed(selector.strategy).withSearchedText(selector.value, change) };
}

/** Writes a selector for a row action without the row's key: literal braces are doubled. */
export const literalInRow = (selector: Selector): Selector => withSearchedText(selector, doubleBraces);

/** Writes `{row}` for the key in the text that a selector searches for; null when that text lacks the key. */
export function selectorWithRowKey(selector: Selector, key: string): Selector | null {
  const text = searchedText(selector);
  if (text === null || withRowKey(text, key) === null) return null;
  return withSearchedText(selector, (found) => withRowKey(found, key) ?? doubleBraces(found));
}
