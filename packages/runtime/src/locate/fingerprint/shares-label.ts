import { labelsOf } from '../../accessibility/labels-of.js';
import { role } from '../../accessibility/role.js';
import { usable } from '../../accessibility/usable.js';
import { query } from '../../dom/query.js';

/**
 * Decides whether a control's label could as well be another control's: a second usable control has its id, or is in
 * the same label element with the same role. The browser assigns such a label to the first of the two controls, be that
 * the copy or the original.
 * @param ofId returns the elements of an id; a caller that knows the page finds them faster than a search
 */
export function sharesLabel(
  element: Element,
  roots: ParentNode[],
  ofId = (id: string): Element[] => query(roots, `#${CSS.escape(id)}`),
): boolean {
  const sameId = element.id ? ofId(element.id) : [];
  const sameLabel = labelsOf(element).flatMap((label) =>
    label.contains(element) ? query([label], element.localName) : [],
  );
  return (
    (sameId.length > 1 && sameId.filter(usable).length > 1) ||
    sameLabel.filter((other) => role(other) === role(element) && usable(other)).length > 1
  );
}
