/** The file of a site key `file:line:column`. */
const fileOf = (site: string): string => site.replace(/:\d+:\d+$/, '');

/** Different places in the same files: most likely something else, but a control's two parts look so as well. */
const sameFile = 0.15;

/** What is left of an agreement when the two were written in different places that stand in the same surroundings. */
const otherPlace = 0.4;

/** The same control of a component that is placed elsewhere: the page names another use of it. Never the same control. */
export const otherUse = 0.05;

/** What a site costs that the page passes over without naming another in its place: it was written without a tag. */
const unnamed = 0.1;

/**
 * How far the source sites of an intent (or boundary) and of an element agree, 0 to 1; undefined where one side has none.
 * Both run from the innermost place outwards. The page may name more: wrappers that clone what they hold, components that
 * were passed in; and either may end earlier. What the source says must stand there in its order: where the page names
 * another place instead, it is another use. Full agreement is 1; each source that only the page names takes a little,
 * which tells an element from one that is made inside it. Where a use is replaced, {@link otherUse}.
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
  // Where the page goes on otherwise, the rest is another use; where it ends, it knows no more.
  if (common > 0 && at < sources.length) cost += passed.length;
  if (common === 0)
    return sites.some((site) => sources.some((source) => fileOf(source) === fileOf(site))) ? sameFile : 0;
  const agreement = common / (common + cost);
  return (isElsewhere ? otherPlace : 1) * agreement * (0.9 + 0.1 * (common / Math.max(sites.length, sources.length)));
}
