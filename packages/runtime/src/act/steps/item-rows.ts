import type { ManifestField } from '@webmcp/contract';

import { usable } from '../../accessibility/usable.js';
import { hits } from '../../locate/strategies/hits.js';
import type { ReachedPage } from '../call/reached-page.js';

/**
 * Returns the items of a list as the page shows them now, in document order. An item contains a field of the list. So a selector
 * that finds other parts while the list is empty finds no item.
 */
export function itemRows({ items = [], rows }: ManifestField, page: ReachedPage, testIds: string[]): Element[] {
  for (const selector of rows?.selectors ?? []) {
    const found = hits(selector, page.root(), testIds).filter(
      (row) => usable(row) && items.some((item) => 'element' in page.found.inItem(item, row)),
    );
    if (found.length) return found;
  }
  return [];
}
