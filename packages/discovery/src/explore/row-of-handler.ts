import type { Source } from '@webmcp/contract';

import type { AppModel, Boundary, Intent } from '../intents/model/intent.js';
import { handlerPlaces } from '../match/signals/handler-places.js';

/**
 * Returns a function that names the loop whose rows have a handler. The handler serves one action in each row, and
 * nothing outside of the loop. The members of an object that the source writes out are values of a choice, and no rows.
 *
 * @returns a key of handler and loop, or undefined for any other place
 */
export function rowOfHandler({ intents, boundaries }: AppModel): (at: Source) => string | undefined {
  const { keyAt, usersOf } = handlerPlaces(intents);
  const rowOf = ({ kind, boundary }: Intent): Boundary | undefined => {
    let at = boundary === null ? undefined : boundaries[boundary];
    while (at !== undefined && at.kind !== 'row') at = at.parent === null ? undefined : boundaries[at.parent];
    return kind === 'action' && at?.loop !== undefined && at.loop.isWritten !== true ? at : undefined;
  };
  return (at) => {
    const key = keyAt(at);
    if (key === undefined) return undefined;
    const rows = [...usersOf(key)].map((user) => rowOf(intents[user]!));
    return rows.length > 0 && !rows.includes(undefined) && new Set(rows).size === rows.length ? key : undefined;
  };
}
