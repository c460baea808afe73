import type { Source } from '@webmcp/contract';

import { intentTree, rowOf } from '../group/intent-tree.js';
import type { AppModel, Boundary, Intent } from '../intents/model/intent.js';
import { handlerPlaces } from '../match/signals/handler-places.js';
import { isDataRow } from './is-data-row.js';

/**
 * Returns a function that names the loop whose rows have a handler. The handler serves one action in each row, and
 * nothing outside of the loop.
 *
 * @returns the key of the handler, or undefined for any other place
 */
export function rowOfHandler(app: AppModel): (at: Source) => string | undefined {
  const { keyAt, usersOf } = handlerPlaces(app.intents);
  const tree = intentTree(app);
  const dataRowOf = ({ kind, boundary }: Intent): Boundary | undefined => {
    const row = app.boundaries[rowOf(tree, boundary) ?? -1];
    return kind === 'action' && row !== undefined && isDataRow(row) ? row : undefined;
  };
  return (at) => {
    const key = keyAt(at);
    if (key === undefined) return undefined;
    const rows = [...usersOf(key)].map((user) => dataRowOf(app.intents[user]!));
    return rows.length > 0 && !rows.includes(undefined) && new Set(rows).size === rows.length ? key : undefined;
  };
}
