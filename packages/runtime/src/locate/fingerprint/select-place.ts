import { lastingLabelTexts } from '../../accessibility/label-texts.js';
import { isDrawnSelect } from '../../accessibility/shown-placeholder.js';
import { usable } from '../../accessibility/usable.js';
import { once } from '../../dom/still.js';
import { openRoots } from '../../dom/open-roots.js';
import { query } from '../../dom/query.js';

/** Lists the drawn selects of the page that no text labels once a value is chosen, in document order. */
const unlabelled = once((_page: undefined): Element[] =>
  query(openRoots(document), '[role=combobox]').filter(
    (element) => isDrawnSelect(element) && !lastingLabelTexts(element).length && usable(element),
  ),
);

/**
 * Returns the place of a drawn select among those that no text labels once a value is chosen: `1/2`. The place
 * changes with each such select that is added or removed.
 */
export function placeOf(element: Element): string | undefined {
  const all = unlabelled(undefined);
  const at = all.indexOf(element);
  return at === -1 ? undefined : `${at + 1}/${all.length}`;
}
