import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent } from '../intents/model/intent.js';
import type { Grouping } from './grouping.js';

/**
 * Returns the fields of a form's own repeated rows that demand a value, with the other fields of these rows. The form
 * cannot be sent without them. While the page shows one row, they are fields of the form like any other.
 */
export function ownRowFields({ tree, homes }: Grouping, home: Boundary): Intent[] {
  return [...homes].flatMap(([row, members]) => {
    if (row?.kind !== 'row') return [];
    const form = tree.boundariesFrom(row.parent).find(({ kind }) => kind === 'form' || isOverlayKind(kind));
    const fields = members.filter(({ kind }) => kind === 'field');
    return form === home && fields.some(({ constraints }) => constraints.required === true) ? fields : [];
  });
}
