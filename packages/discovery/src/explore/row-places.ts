import type { AppModel } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { isDataRow } from './is-data-row.js';

/**
 * Returns the places, as `file:line:column`, of the rows that loops over data make. A place is listed once. The components
 * around a loop are no rows: their root shows all rows.
 */
export function rowPlaces({ boundaries }: AppModel): string[] {
  const places = boundaries
    .filter(isDataRow)
    .flatMap(({ sites, loop }) => sites.slice(0, Math.max(1, sites.length - (loop?.outside ?? 0))).map(siteKey));
  return [...new Set(places)];
}
