import type { Manifest } from '@webmcp/contract';

import { isRoute } from '../act/reach/on-route.js';

/**
 * Fetches parts of a manifest, each once. Begins with those of the page's route, so that they come beside the runtime. A
 * part that failed is fetched again when it is wanted again.
 * @param loads loads the part of each place
 * @returns the function that the runtime calls with the place of a part
 */
export function fetchParts(
  { parts = [] }: Pick<Manifest, 'parts'>,
  loads: readonly (() => Promise<unknown>)[],
): (at: number) => Promise<unknown> {
  const begun = new Map<number, Promise<unknown>>();
  const fetchPart = (at: number): Promise<unknown> => {
    const known = begun.get(at);
    if (known) return known;
    const part = loads[at]!();
    begun.set(at, part);
    part.catch(() => begun.delete(at));
    return part;
  };
  for (const [at, { routes }] of parts.entries())
    if (routes.some((route) => isRoute(route, location))) void fetchPart(at);
  return fetchPart;
}
