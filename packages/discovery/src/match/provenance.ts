/** The file of a site key `file:line:column`. */
const fileOf = (site: string): string => site.replace(/:\d+:\d+$/, '');

/** What is left of an agreement when both sides name different places in one file. */
const otherPlace = 0.4;

/** Different places in the same files: most likely something else, but a control's two parts look so as well. */
const sameFile = 0.15;

/**
 * How far the source sites of an intent (or boundary) and of an element agree, 0 to 1; undefined where one side has none.
 * One common site is full agreement where a side knows no more; each further common site adds the little that tells two
 * uses of one component apart. Two sides that each name a place in the same file that the other does not name were most
 * likely written in different places; most likely, because a library's control can be written in two parts.
 */
export function siteAgreement(sites: readonly string[], sources: readonly string[]): number | undefined {
  if (sources.length === 0 || sites.length === 0) return undefined;
  const common = sources.filter((source) => sites.includes(source)).length;
  if (common === 0 && !sites.some((site) => sources.some((source) => fileOf(source) === fileOf(site)))) return 0;
  if (common === 0) return sameFile;
  const ownFiles = new Set(sites.filter((site) => !sources.includes(site)).map(fileOf));
  const elsewhere = sources.some((source) => !sites.includes(source) && ownFiles.has(fileOf(source)));
  const least = common / Math.min(sites.length, sources.length);
  const most = common / Math.max(sites.length, sources.length);
  const agreement = Math.min(1, least) * (0.9 + 0.1 * Math.min(1, most));
  return elsewhere ? agreement * otherPlace : agreement;
}
