import type { Source } from '@webmcp/contract';

function isBefore(one: Source, other: Source): boolean {
  return one.line < other.line || (one.line === other.line && one.column <= other.column);
}

/**
 * The site that people would call a control's place: the outermost of its sites on which one of its identifying texts
 * (label, name, test id, placeholder) was written, else the innermost site.
 * @param sites innermost first
 * @param places where those texts were written
 */
export function siteOf(sites: readonly Source[], places: readonly Source[]): Source {
  const [innermost] = sites;
  if (innermost === undefined) throw new RangeError('a control without a site');
  let best = 0;
  for (const place of places) {
    const inFile = sites.map((site, at) => ({ site, at })).filter(({ site }) => site.file === place.file);
    // A text stands after the start of the tag that it was written on; the nearest such tag is meant.
    const before = inFile.filter(({ site }) => isBefore(site, place));
    const nearest = before.reduce<{ site: Source; at: number } | undefined>(
      (left, right) => (left === undefined || isBefore(left.site, right.site) ? right : left),
      undefined,
    );
    best = Math.max(best, nearest?.at ?? inFile.at(-1)?.at ?? 0);
  }
  return sites[best] ?? innermost;
}
