import type { PlacedTags } from './placed-tags.js';

/** One route as it is written, children's paths below their parents'. */
export interface Routed extends PlacedTags {
  path: string;
  /** True if the route can be opened by itself: it is neither a mere parent of others nor a redirect. */
  isPage: boolean;
  /** True for an open rest (`/shop/*`) without routes in it: a router below the route may have more routes. */
  isOpen?: true;
  /** The files whose components it shows. */
  files: string[];
  /** The routes that this route is shown around. */
  around: Routed[];
  /** TanStack's own path, with the parts that are not in the address. */
  written?: string;
}
