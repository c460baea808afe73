import { dialogAround } from '@webmcp/runtime/page';

/** Matches the parts around a page's own content. */
const around =
  'nav,[role=navigation],[role=menu],[role=menubar],[role=toolbar],[role=tablist],[role=listbox],[role=radiogroup],' +
  '[role=tree],[role=alertdialog],[aria-live],[role=status],[role=alert],[role=log],[aria-hidden=true]';

/** Matches a header or footer. One inside an article or section belongs to the content (HTML AAM, header). */
const ends = 'header,footer,[role=banner],[role=contentinfo]';

const content = 'main,article,section,[role=main]';

/**
 * Decides whether an element belongs to navigation, overlays or the ends of a page, and not to its content. A dialog without
 * a field that shows terms or a table shows the details of a record.
 */
export function isFurniture(element: Element): boolean {
  if (element.closest(around) !== null) return true;
  const dialog = dialogAround(element);
  const isDetails = element.matches('dl,table') && dialog?.querySelector('input,select,textarea') === null;
  if (dialog !== null && !isDetails) return true;
  const end = element.closest(ends);
  return end !== null && end.closest(content) === null;
}
