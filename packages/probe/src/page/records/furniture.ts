/** Matches the parts around a page's own content. */
const around =
  'nav,[role=navigation],[role=menu],[role=menubar],[role=toolbar],[role=tablist],[role=listbox],[role=radiogroup],' +
  '[role=tree],dialog,[role=dialog],[role=alertdialog],[aria-live],[role=status],[role=alert],[role=log],[aria-hidden=true]';

/** Matches a header or footer. One inside an article or section belongs to the content (HTML AAM, header). */
const ends = 'header,footer,[role=banner],[role=contentinfo]';

const content = 'main,article,section,[role=main]';

/** Decides whether an element belongs to navigation, overlays or the ends of a page, and not to its content. */
export function isFurniture(element: Element): boolean {
  if (element.closest(around) !== null) return true;
  const end = element.closest(ends);
  return end !== null && end.closest(content) === null;
}
