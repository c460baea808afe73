/** Parts of a path that are one thing's number rather than a page's name: counters, uuids, long hashes. */
const oneOfMany = /^(\d+|[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|[\da-f]{16,})$/i;

/** The route that a URL stands for: its path, and the hash where it is a route. */
export function routeOf(url: string): string {
  const { pathname, hash } = new URL(url);
  return /^#!?\//.test(hash) ? `${pathname}${hash.replace(/\?.*$/, '')}` : pathname;
}

/** The same route with `:id` in place of what names one of many: `/orders/17` is `/orders/:id`. */
export function patternOf(route: string): string {
  return route
    .split('/')
    .map((part) => (oneOfMany.test(part) ? ':id' : part))
    .join('/');
}

/** A state's id for a route: its words joined by dashes, `home` for the bare root. */
export function slugOf(route: string): string {
  const words = route
    .replace(/\.html?$/, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? 'home' : words.join('-');
}
