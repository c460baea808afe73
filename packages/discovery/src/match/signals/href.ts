/** Returns an address that identifies a link; undefined for `#` and `javascript:`, which identify nothing. */
export function meaningfulHref(href: string | undefined): string | undefined {
  return href === undefined || /^(?:#!?|javascript:.*)?$/i.test(href.trim()) ? undefined : href;
}

/**
 * Compares an address in the source with an address on the page, 0 to 1. The page may add a base path, an origin or a
 * hash in front.
 */
export function sameHref(source: string, page: string): number {
  if (source === page) return 1;
  const [a, b] = [withoutOrigin(source), withoutOrigin(page)];
  if (a === b) return 1;
  return a !== '/' && b.endsWith(a) ? 0.9 : 0;
}

function withoutOrigin(href: string): string {
  return href
    .replace(/^[a-z]+:\/\/[^/]+/i, '')
    .replace(/^\.?\/?#?!?\/?/, '/')
    .replace(/(?<=.)\/$/, '');
}
