import type { AppModel, Boundary } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { isDataRow } from './is-data-row.js';

/**
 * Returns the places, as `file:line:column`, of the rows that loops over data make. Each has the place of the row's own tag,
 * and is listed once. The components around a loop are no rows: their root shows all rows. The same is true of a
 * library's table, which draws its rows itself.
 */
export function rowPlaces({ boundaries }: AppModel): [place: string, root: string][] {
  const places = boundaries
    .filter((boundary) => isDataRow(boundary) && !isOfTable(boundary))
    .flatMap(({ sites, loop }) =>
      sites
        .slice(0, Math.max(1, sites.length - (loop?.outside ?? 0)))
        .map((site): [string, string] => [siteKey(site), siteKey(sites[0]!)]),
    );
  return [...new Map(places.toReversed())].toReversed();
}

/** Decides whether a library's table draws the row. Its loop has no item, and its place is the tag of the table. */
const isOfTable = ({ library, loop }: Boundary): boolean => library !== undefined && loop?.item === undefined;
