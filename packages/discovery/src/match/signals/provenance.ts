/** Returns the file of a site key `file:line:column`. */
const fileOf = (site: string): string => site.replace(/:\d+:\d+$/, '');

/** The agreement of different sites in one file: most likely two controls, but two parts of one control look the same. */
const sameFile = 0.15;

/** The factor of an agreement that only outer sites share: the innermost sites differ. */
const otherPlace = 0.4;

/** The agreement if the page names another use of the same component. Two uses are never the same control. */
export const otherUse = 0.05;

/** The cost of a site that the page leaves out without another in its place: the source has no tag there. */
const unnamed = 0.1;

/**
 * Compares the source sites of an intent or a boundary with those of an element or a container: 0 to 1. Returns
 * undefined if one side has no site. Both lists run from the innermost site outwards, and either may end earlier.
 * - The page may name further sites: of wrappers that clone their content, and of components in a prop.
 * - The sites of the source must appear in their order. A different site in the middle is another use: {@link
 * otherUse}.
 * - Full agreement is 1. Each further site of the page costs a little, which distinguishes an element from its content.
 * @param sites the site keys of the source
 * @param sources the site keys of the page
 */
export function siteAgreement(sites: readonly string[], sources: readonly string[]): number | undefined {
  if (sources.length === 0 || sites.length === 0) return undefined;
  let common = 0;
  let cost = 0;
  let passed: string[] = [];
  let at = 0;
  let isElsewhere = false;
  for (const site of sites) {
    const found = sources.indexOf(site, at);
    if (found === -1) {
      passed.push(site);
      continue;
    }
    const isReplaced = sources.slice(at, found).some((source) => !sites.includes(source));
    if (common > 0 && passed.length > 0 && isReplaced) return otherUse;
    cost += passed.length * (isReplaced ? 1 : unnamed);
    if (common === 0) isElsewhere = passed.length > 0 && isReplaced;
    passed = [];
    common += 1;
    at = found + 1;
  }
  // If the page has other sites after the last common one, the rest is another use. If the page ends, the rest is unknown.
  if (common > 0 && at < sources.length) cost += passed.length;
  if (common === 0)
    return sites.some((site) => sources.some((source) => fileOf(source) === fileOf(site))) ? sameFile : 0;
  const agreement = common / (common + cost);
  return (isElsewhere ? otherPlace : 1) * agreement * (0.9 + 0.1 * (common / Math.max(sites.length, sources.length)));
}
