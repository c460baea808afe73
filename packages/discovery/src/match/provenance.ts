/** The file of a site key `file:line:column`. */
const fileOf = (site: string): string => site.replace(/:\d+:\d+$/, '');

/**
 * How far the source sites of an intent (or boundary) and of an element agree, 0 to 1; undefined where one side has none.
 * One common site is full agreement where a side knows no more; each further common site adds the little that tells two
 * uses of one component apart. Two sides that each name a place in the same file that the other does not name were
 * written in different places, whatever else they share.
 */
export function siteAgreement(sites: readonly string[], sources: readonly string[]): number | undefined {
  if (sources.length === 0 || sites.length === 0) return undefined;
  const common = sources.filter((source) => sites.includes(source)).length;
  if (common === 0) return 0;
  const ownFiles = new Set(sites.filter((site) => !sources.includes(site)).map(fileOf));
  if (sources.some((source) => !sites.includes(source) && ownFiles.has(fileOf(source)))) return 0;
  const least = common / Math.min(sites.length, sources.length);
  const most = common / Math.max(sites.length, sources.length);
  return Math.min(1, least) * (0.9 + 0.1 * Math.min(1, most));
}
