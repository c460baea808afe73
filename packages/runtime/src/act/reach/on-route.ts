import type { Manifest, ManifestTool } from '@webmcp/contract';

const parts = (route: string): { path: string[]; hash: string[] } => {
  const [before = '', hash = ''] = route.split('#', 2) as [string, string?];
  const split = (text: string): string[] =>
    text
      .replace(/\?.*/, '')
      .replace(/(^|\/)index\.html?$/, '')
      .split('/')
      .filter(Boolean);
  // Only a hash that is a path is a route; any other hash is an anchor in the page.
  return { path: split(before), hash: /^!?\//.test(hash) ? split(hash.replace('!', '')) : [] };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const fits = (pattern: string[], actual: string[]): boolean =>
  pattern.length === actual.length &&
  pattern.every((part, index) => part[0] === ':' || decoded(part) === decoded(actual[index]!));

/**
 * Decides whether the page is on a route pattern (`/orders/:id`, `/#/search`, `/doctors.html`). Ignores the query and a
 * trailing slash. For a file from disk, compares the end of the path only.
 */
export function isRoute(
  route: string,
  { protocol, pathname, hash }: Pick<Location, 'protocol' | 'pathname' | 'hash'>,
): boolean {
  const wanted = parts(route);
  const actual = parts(pathname + hash);
  const path = protocol === 'file:' && wanted.path.length ? actual.path.slice(-wanted.path.length) : actual.path;
  return fits(wanted.hash, actual.hash) && fits(wanted.path, path);
}

/** Lists the routes of the states in which a tool was seen. */
export const routesOf = (tool: ManifestTool, { states }: Manifest): string[] =>
  states.filter(({ id }) => tool.states.includes(id)).map(({ route }) => route);

/** Decides whether the page is on one of a tool's routes. A tool without a route works on every page. */
export function onRoute(tool: ManifestTool, manifest: Manifest): boolean {
  const routes = routesOf(tool, manifest);
  return !routes.length || routes.some((route) => isRoute(route, location));
}
