import { sourcePlace, type Source } from '@webmcp/contract';

/** Returns a site as a key. The key is the printed place, so sites of one place share it. */
export const siteKey: (site: Source | undefined) => string = sourcePlace;

/** Returns all sites of an element as one key. Elements that one place in the source makes share it. */
export const sitesKey = (sites: readonly Source[]): string => sites.map(siteKey).join(' ');
