import { composedClosest } from '../../dom/composed-closest.js';
import { pageOwners } from './page-owners.js';

/** Matches an island of Astro that is not hydrated. Astro removes the attribute afterwards. */
const sleepingIsland = 'astro-island[ssr]';

/** Decides whether a framework runs an element now, by the framework's own marks. */
export function isOwned(element: Element): boolean {
  return !composedClosest(element, sleepingIsland) && pageOwners.some(({ owns }) => owns(element));
}
