import { name } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading],legend';
/** A longer text is content. */
const longest = 80;

/**
 * Returns the title of a part with records: its caption or accessible name, else the nearest heading before it inside
 * the same sections, outwards. Returns an empty text without a title.
 */
export function recordTitle(element: Element): string {
  const own = textOf(element.querySelector(':scope > caption')) || foldText(ownName(element));
  if (own !== '') return own;
  for (let at: Element | null = element; at !== null && !at.matches('body,main,[role=main]'); at = at.parentElement)
    for (let before = at.previousElementSibling; before !== null; before = before.previousElementSibling) {
      const title = before.matches(headings) ? before : [...before.querySelectorAll(headings)].at(-1);
      const text = textOf(title ?? null);
      if (text !== '') return text;
      // Another part with records lies between, so a heading before it is that part's.
      if (before.matches('table,ul,ol,dl,form') || before.querySelector('table,ul,ol,dl,form') !== null) break;
    }
  return '';
}

/** Returns the name that the author gave. The name from content would be the records themselves. */
function ownName(element: Element): string {
  return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? name(element) : '';
}

function textOf(element: Element | null): string {
  const text = foldText(element?.textContent ?? '');
  return text.length > longest ? '' : text;
}
