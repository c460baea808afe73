import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from '../visit/visit.js';

/** A page that put its route into the hash. */
interface HashPage {
  /** The folder that the routes of the source are below: `/shop/`. */
  folder: string;
  /** The address before the route: `/shop/#`. */
  before: string;
}

/**
 * Returns the known routes, in the hash if a page of the app put its own route there: `/shop/#/orders` for
 * `/shop/orders`. A build may choose the kind of router, and then no file says which. As a path, each such route would
 * show the home page. A route that has a hash already stays.
 * @param visits one for each opened state
 */
export function routesInHash(
  known: readonly string[],
  opened: readonly StateToVisit[],
  visits: readonly Visit[],
): string[] {
  const pages = opened.flatMap(({ route }, at) => hashPage(route, visits[at]?.address));
  return known.map((route) => {
    const page = route.includes('#') ? undefined : pages.find(({ folder }) => route.startsWith(folder));
    return page === undefined ? route : `${page.before}/${route.slice(page.folder.length)}`;
  });
}

function hashPage(route: string, address: string | undefined): HashPage[] {
  const [, path, mark] = /^([^#]*)(#!?)\//.exec(address ?? '') ?? [];
  return path === undefined || path !== route.replace(/[?].*$/, '')
    ? []
    : [{ folder: path.replace(/[^/]*$/, ''), before: `${path}${mark}` }];
}
