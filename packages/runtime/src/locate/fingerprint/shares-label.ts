import { labelsOf } from '../../accessibility/labels-of.js';
import { role } from '../../accessibility/role.js';
import { usable } from '../../accessibility/usable.js';
import { query } from '../../dom/query.js';

/**
 * Whether a control's label could as well be another's: a second usable control has its id, or stands in the same label
 * element with the same role. The browser gives such a label to whichever comes first, the copy or the original.
 * @param ofId finds the elements of an id, where the caller knows the page better than by looking through it each time
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
