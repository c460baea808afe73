import type { PlacedTags } from './placed-tags.js';

/** One route as it is written, children's paths below their parents'. */
export interface Routed extends PlacedTags {
  path: string;
  /** It can be opened by itself: it is no mere place for others, and no redirect. */
  isPage: boolean;
  /** It is written with an open rest (`/shop/*`) and no routes in it: a router below it may have more. */
  isOpen?: true;
  /** The files whose components it shows. */
  files: string[];
  /** It is shown around these, too. */
  around: Routed[];
  /** TanStack's own path, with what is no part of the address. */
  written?: string;
}
