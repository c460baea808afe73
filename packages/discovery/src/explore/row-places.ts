import type { AppModel } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';

/** Returns the places, as `file:line:column`, of the rows that loops in the source make. A place is listed once. */
export function rowPlaces({ boundaries }: AppModel): string[] {
  const rows = boundaries.filter(({ kind, loop }) => kind === 'row' && loop !== undefined);
  return [...new Set(rows.flatMap(({ sites }) => sites.map(siteKey)))];
}
