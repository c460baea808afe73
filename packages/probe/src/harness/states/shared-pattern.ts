/** The name of a part that differs between the routes of one page. */
const anyPart = ':id';

/**
 * Returns the pattern of two routes with the same page: `/posts/:id/edit` for `/posts/a1/edit` and `/posts/b2/edit`. The
 * routes must share a part. Undefined for routes without a pattern, such as two unknown addresses of an app.
 * @param pattern a route, or the pattern of several
 */
export function sharedPattern(pattern: string, route: string): string | undefined {
  if (/[?]/.test(pattern + route)) return undefined;
  const [one, other] = [pattern.split('/'), route.split('/')];
  if (one.length !== other.length) return undefined;
  const isFixed = (part: string, at: number): boolean => part === other[at] && !/^(?:#!?|)$/.test(part);
  if (!one.some(isFixed)) return undefined;
  return one.map((part, at) => (part === other[at] ? part : anyPart)).join('/');
}
