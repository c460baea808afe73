import { name } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading],legend';
/** Parts whose headings are about their own fields. */
const forms = 'form,fieldset,dialog,[role=dialog]';
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
      if (isFigure(before)) continue;
      const title = before.matches(headings) ? before : before.matches(forms) ? undefined : headOf(before);
      const text = textOf(title ?? null);
      if (text !== '') return text;
      // Another part with records lies between, so a heading before it is that part's.
      if (before.matches('table,ul,ol,dl,form') || before.querySelector('table,ul,ol,dl,form') !== null) break;
      if (title === undefined && before.querySelector(headings) !== null) break;
    }
  return '';
}

/** The most characters beside the heading of a part that is a head: a subtitle, the text of a button. */
const beside = 60;

/** Decides whether a part is a number with its caption. Such a caption is no title of what follows. */
function isFigure(part: Element): boolean {
  const rest = [...part.querySelectorAll(headings)].reduce(
    (text, heading) => text.replace(heading.textContent ?? '', ''),
    part.textContent ?? '',
  );
  return part.querySelector(headings) !== null && /\p{N}/u.test(rest) && !/\p{L}/u.test(rest);
}

/** Returns the last heading of a part that has hardly more than headings. Another part has its headings for itself. */
function headOf(part: Element): Element | undefined {
  const found = [...part.querySelectorAll(headings)];
  const own = found.reduce((sum, heading) => sum + foldText(heading.textContent ?? '').length, 0);
  return foldText(part.textContent ?? '').length - own > beside ? undefined : found.at(-1);
}

/** Returns the name that the author gave. The name from content would be the records themselves. */
function ownName(element: Element): string {
  return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? name(element) : '';
}

function textOf(element: Element | null): string {
  const text = foldText(element?.textContent ?? '');
  return text.length > longest ? '' : text;
}
