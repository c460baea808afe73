import { parentElement } from '../../dom/parents.js';

const lines = 'tr,[role=row]';
const heads = 'th,[role=columnheader]';

/** The most steps from a table to the part of the page that holds its head. */
const most = 5;

/**
 * Returns the line with the headings of a table. A library with a fixed head draws a second table for the head. That table
 * comes before the table and in the same part of the page.
 */
export function headLine(table: Element, rows: readonly Element[]): Element | undefined {
  const isHead = (line: Element): boolean => !rows.includes(line) && line.querySelector(heads) !== null;
  const own = [...table.querySelectorAll(lines)].find(isHead);
  if (own || !table.matches('table')) return own;
  for (let at = parentElement(table), steps = 0; at && steps < most; at = parentElement(at), steps += 1) {
    const [head, body, more] = at.querySelectorAll('table');
    if (!body) continue;
    return more || body !== table || head!.querySelector('td')
      ? undefined
      : [...head!.querySelectorAll('tr')].find(isHead);
  }
  return undefined;
}
