/** Matches words of links that act when they are opened. */
const acting = /\b(log[-_ ]?out|sign[-_ ]?out|delete|remove|unsubscribe|download)\b/i;

/**
 * Lists the routes of the page's links within its origin, in document order, each once: path and query, and a hash that
 * is a route (`#/search`).
 */
export function sameOriginLinks(): string[] {
  const routes = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (
      link.origin !== location.origin ||
      link.hasAttribute('download') ||
      acting.test(`${link.href} ${link.textContent ?? ''}`)
    )
      continue;
    if (/\.(?!html?$)[a-z\d]{2,5}$/i.test(link.pathname)) continue;
    const hash = /^#!?\//.test(link.hash) ? link.hash : '';
    routes.add(`${link.pathname}${link.search}${hash}`);
  }
  return [...routes];
}
