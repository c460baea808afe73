import type { AppModel } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { isDataRow } from './is-data-row.js';

/** Returns the places, as `file:line:column`, of the rows that loops over data make. A place is listed once. */
export function rowPlaces({ boundaries }: AppModel): string[] {
  return [...new Set(boundaries.filter(isDataRow).flatMap(({ sites }) => sites.map(siteKey)))];
}
