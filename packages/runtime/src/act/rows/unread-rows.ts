import { anyWords, pagePhrases } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { usable } from '../../accessibility/usable.js';
import { atWork } from '../../outcome/page/page-signals.js';
import type { Row } from './rows.js';
import { allIn } from '../../dom/all-in.js';
import { closest, contains } from '../../dom/matching.js';
import { parentElement } from '../../dom/parents.js';

const furtherWords = anyWords(pagePhrases('furtherRows'));
/** Matches the parts of a page that a list's own buttons are in. */
const sections =
  'section,article,main,dialog,form,fieldset,body,[role=region],[role=tabpanel],[role=dialog],[role=main]';

/**
 * Explains why a list may have rows that the page does not show now: the page still loads, the list declares more rows,
 * or a button shows further rows. Undefined if the shown rows are the whole set.
 * @param read the number of rows that were read
 */
export function unreadRows(rows: Row[], read: number): string | undefined {
  const [first] = rows;
  if (!first) return atWork(undefined) ? 'The page is still loading' : undefined;
  const declared = declaredCount(first.element);
  if (declared > read) return `The list has ${declared} rows, of which the page shows ${read}`;
  const further = furtherButton(rows);
  return further && `The list may have more rows behind ${JSON.stringify(name(further))}`;
}

/** Returns the number of rows that ARIA declares for a row's list, 0 without one. */
function declaredCount(row: Element): number {
  const list = closest(row, '[aria-rowcount]');
  const count = list?.getAttribute('aria-rowcount') ?? row.getAttribute('aria-setsize');
  const heads = list ? allIn(list, 'thead tr, [role=row]:has([role=columnheader])').length : 0;
  return Math.max(0, Number(count) - heads) || 0;
}

/** Returns an enabled button or link beside the rows, in the same section, that shows further rows. */
function furtherButton(rows: Row[]): Element | undefined {
  const section = closest(parentElement(rows[0]!.element), sections);
  return [...(section ? allIn(section, 'a[href],button,[role=button]') : [])].find(
    (control) =>
      closest(parentElement(control), sections) === section &&
      !control.matches(':disabled,[aria-disabled=true]') &&
      !rows.some(({ element }) => contains(element, control)) &&
      (control.matches('[rel~=next],[rel~=prev]') || furtherWords.test(name(control))) &&
      usable(control),
  );
}
