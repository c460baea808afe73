import type { NamedRoutes } from './routes-in.js';

const partsOf = (route: string): string[] => route.split('/').filter((part) => part !== '');

/** The end of the address before a route in the hash: `/shop/#` of `/shop/#/orders`. */
const beforeHash = /^.*#!?(?=\/)/;

/**
 * Returns the pattern of the source that matches a path: `/products/:id` for `/products/p-mug`. A path that the source
 * names itself stays, as does a path with a query. A pattern must share a part with the path, so that `/:slug` matches
 * nothing. A route in the hash keeps the address before it: `/shop/#/products/:id`.
 */
export function routePattern(route: string, { routes, patterns }: NamedRoutes): string {
  if (routes.includes(route) || route.includes('?')) return route;
  const [before = ''] = beforeHash.exec(route) ?? [];
  const bare = (one: string): string => (before === '' ? one : one.replace(beforeHash, ''));
  const own = bare(route);
  if (before !== '' && routes.some((one) => bare(one) === own)) return route;
  const actual = partsOf(own);
  const fits = (pattern: string): boolean => {
    const wanted = partsOf(pattern);
    return wanted.length === actual.length && wanted.every((part, at) => part.startsWith(':') || part === actual[at]);
  };
  const shared = (pattern: string): number => partsOf(pattern).filter((part) => !/^[:#]/.test(part)).length;
  const [nearest] = patterns
    .map(bare)
    .filter((pattern) => shared(pattern) > 0 && fits(pattern))
    .toSorted((a, b) => shared(b) - shared(a));
  return nearest === undefined ? route : `${before}${nearest}`;
}
