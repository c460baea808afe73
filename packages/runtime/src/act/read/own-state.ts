import { checked } from '../../accessibility/checked.js';
import { name } from '../../accessibility/accessible-name.js';
import type { ReadItem } from './read-item.js';

const boxes = 'input[type=checkbox],[role=checkbox],[role=switch]';
/** Matches the fields of an item whose values a person reads as data. */
const shown = 'input[type=number],input[type=range],select';

/**
 * Returns the parts of an item that no text shows. These are the state of its one box and the path of its first link.
 * The values of its numbers and selects belong to them too. The values of text fields are left out.
 */
export function ownState(item: Element): ReadItem {
  const [box, second] = item.querySelectorAll(boxes);
  const link = item.matches('a[href]') ? item : item.querySelector('a[href]');
  const { pathname, hash, origin } = (link ?? {}) as HTMLAnchorElement;
  const state: ReadItem = {
    ...(box && !second && { checked: checked(box) === true }),
    ...(link && origin === location.origin && { link: pathname + (hash.startsWith('#/') ? hash : '') }),
  };
  for (const field of item.querySelectorAll<HTMLInputElement | HTMLSelectElement>(shown)) {
    const key = name(field) || field.name;
    const value = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value;
    if (key && value) state[key] ??= value;
  }
  return state;
}
