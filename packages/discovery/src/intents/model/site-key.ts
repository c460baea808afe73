import { sourcePlace, type Source } from '@webmcp/contract';

/** Returns a site as a key. The key is the printed place, so sites of one place share it. */
export const siteKey: (site: Source | undefined) => string = sourcePlace;
