import { role } from '@webmcp/runtime/page';

/** Matches the classes of headers that sort, and of those that do not: `ant-table-column-has-sorters`, `is-sortable`. */
const sortClass = /(?:^|[^a-z])sort(?:able|ers?|ed|ing)?(?:[^a-z]|$)/i;
const noSortClass = /(?:un|(?:no|non|not|disable|disabled)[-_]?)sort/i;

/** Decides whether an element is the header of a column that sorts. ARIA or the classes of its library mark it. */
export function sortsRows(element: Element): boolean {
  if (role(element) !== 'columnheader') return false;
  const classes = element.getAttribute('class') ?? '';
  if (noSortClass.test(classes)) return false;
  return (
    element.hasAttribute('aria-sort') ||
    /\bsort/i.test(element.getAttribute('aria-description') ?? '') ||
    sortClass.test(classes)
  );
}
