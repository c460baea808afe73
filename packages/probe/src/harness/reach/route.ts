/** Matches a part of a path that identifies one of many things: a number, a UUID, a long hash. */
const oneOfMany = /^(\d+|[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|[\da-f]{16,})$/i;

/** Returns the route of a URL: its path, and a hash that is a route. */
export function routeOf(url: string): string {
  const { pathname, hash } = new URL(url);
  return /^#!?\//.test(hash) ? `${pathname}${hash.replace(/\?.*$/, '')}` : pathname;
}

/** Replaces each part that identifies one of many things by `:id`: `/orders/17` is `/orders/:id`. */
export function patternOf(route: string): string {
  return route
    .split('/')
    .map((part) => (oneOfMany.test(part) ? ':id' : part))
    .join('/');
}

/** Returns a route without a hash that is the root: a hash router shows the page of `/#/` at `/` as well. */
export const withoutEmptyHash = (route: string): string => route.replace(/#!?\/$/, '');

/** Makes a state's id from a route: its words joined by dashes, and `home` for the bare root. */
export function slugOf(route: string): string {
  const words = route
    .replace(/\.html?$/, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? 'home' : words.join('-');
}
