import { usable } from '../../accessibility/usable.js';
import type { ReadItem } from './read-item.js';
import { typed } from './typed.js';
import { visibleText } from './visible-text.js';

/** Reads a description list: each term with its descriptions, several joined by a comma. */
export function pairItem(list: Element): ReadItem {
  const item: ReadItem = {};
  let term = '';
  for (const part of list.querySelectorAll('dt,dd')) {
    if (part.closest('dl') !== list || !usable(part)) continue;
    const text = visibleText(part);
    if (part.localName === 'dt') term = text;
    else if (term) item[term] = term in item ? `${String(item[term])}, ${text}` : typed(text);
  }
  return item;
}
