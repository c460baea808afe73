import { ownState } from './own-state.js';
import { pairItem } from './pair-item.js';
import type { ReadItem } from './read-item.js';
import { visibleText } from './visible-text.js';

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading]';
const buttons = 'button,[role=button]';

/**
 * Reads the items of a list: each with its heading as `title`, its whole text, and the state that no text shows. Buttons
 * that repeat in other items, such as "Delete", are left out of the text.
 */
export function listItems(items: readonly Element[]): ReadItem[] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const label of new Set([...item.querySelectorAll(buttons)].map((button) => visibleText(button))))
      counts.set(label, (counts.get(label) ?? 0) + 1);
  return items.map((item) => {
    const isRepeated = (part: Element): boolean =>
      part !== item && part.matches(buttons) && (items.length === 1 || counts.get(visibleText(part))! > 1);
    const heading = item.querySelector(headings);
    const pairs = item.querySelector('dl');
    return {
      ...(heading && { title: visibleText(heading) }),
      text: visibleText(item, isRepeated) || visibleText(item),
      ...(pairs && pairItem(pairs)),
      ...ownState(item),
    };
  });
}
