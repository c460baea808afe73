import type { Source } from '@webmcp/contract';

function isBefore(one: Source, other: Source): boolean {
  return one.line < other.line || (one.line === other.line && one.column <= other.column);
}

/**
 * Returns the site that a developer would name for a control: the outermost site with one of the identifying texts, such
 * as the label, the name or the test id; else the innermost site.
 * @param sites the control's sites, innermost first
 * @param places the sites of the texts
 */
export function siteOf(sites: readonly Source[], places: readonly Source[]): Source {
  const [innermost] = sites;
  if (innermost === undefined) throw new RangeError('A control needs at least one site, but the list is empty.');
  const best = Math.max(0, ...places.map((place) => tagOf(place, sites)));
  return sites[best] ?? innermost;
}

/** Returns the position of the site whose tag contains a text: the nearest tag before the text in the same file. */
function tagOf(place: Source, sites: readonly Source[]): number {
  let nearest: { site: Source; at: number } | undefined;
  let last = 0;
  for (const [at, site] of sites.entries()) {
    if (site.file !== place.file) continue;
    last = at;
    if (isBefore(site, place) && (nearest === undefined || isBefore(nearest.site, site))) nearest = { site, at };
  }
  return nearest?.at ?? last;
}
