import type { AppModel } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';

/**
 * Returns the places, as `file:line:column`, of the rows that loops over data make. A place is listed once. The members of an
 * object that the source writes out are values of a choice, and no rows.
 */
export function rowPlaces({ boundaries }: AppModel): string[] {
  const rows = boundaries.filter(({ kind, loop }) => kind === 'row' && loop !== undefined && loop.isWritten !== true);
  return [...new Set(rows.flatMap(({ sites }) => sites.map(siteKey)))];
}
