import type { Selector } from '@webmcp/contract';
import { parseRoleSelector, printRoleSelector } from '@webmcp/text';

const doubled = (text: string): string => text.replace(/[{}]/g, '$&$&');

/** Rewrites the text that a selector searches for; css has none. */
function mapText(selector: Selector, change: (text: string) => string): Selector {
  if (selector.strategy === 'css') return { ...selector, value: doubled(selector.value) };
  const { role, name } = (selector.strategy === 'role' && parseRoleSelector(selector.value)) || {};
  if (role !== undefined && name !== undefined)
    return { ...selector, value: printRoleSelector({ role, name: change(name) }) };
  return { ...selector, value: selector.strategy === 'role' ? doubled(selector.value) : change(selector.value) };
}

/** The text that a selector searches for, where it searches for one. */
export function searchedText({ strategy, value }: Selector): string | null {
  if (strategy === 'label' || strategy === 'testid') return value;
  return strategy === 'role' ? (parseRoleSelector(value)?.name ?? null) : null;
}

/** A selector as a row action writes it when no row text stands in it: literal braces doubled. */
export const literalInRow = (selector: Selector): Selector => mapText(selector, doubled);

/** A text with the row's key standing as `{row}`; null when the key is not in it as whole words. */
export function withRowKey(text: string, key: string): string | null {
  if (key === '') return null;
  const parts: string[] = [];
  let rest = 0;
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + key.length)) {
    const before = text.slice(0, at);
    const after = text.slice(at + key.length);
    if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(key)) continue;
    if (/^[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]$/u.test(key)) continue;
    parts.push(doubled(text.slice(rest, at)));
    rest = at + key.length;
  }
  return parts.length === 0 ? null : [...parts, doubled(text.slice(rest))].join('{row}');
}

/** The selector with `{row}` for the key's text, or null when the key does not stand in what it searches for. */
export function selectorWithRowKey(selector: Selector, key: string): Selector | null {
  const text = searchedText(selector);
  if (text === null || withRowKey(text, key) === null) return null;
  return mapText(selector, (found) => withRowKey(found, key) ?? doubled(found));
}
