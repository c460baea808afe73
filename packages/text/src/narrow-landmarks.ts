/**
 * Roles of landmarks that hold few controls: a header, a menu, a search, a toolbar. The main content and named regions hold
 * whatever the app shows.
 */
const narrow: ReadonlySet<string> = new Set(['banner', 'contentinfo', 'navigation', 'search', 'toolbar']);

/** Decides whether a role is that of a landmark with few controls. */
export const isNarrowLandmark = (role: string): boolean => narrow.has(role);
