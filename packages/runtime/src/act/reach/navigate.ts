import { usable } from '../../accessibility/usable.js';
import { press } from '../gestures/press.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { isRoute } from './on-route.js';

/**
 * Opens a route inside the app as a person does: by a link of the page, or by the hash if the route is in the hash.
 * Never writes the history behind the app's router.
 * @param route a path or pattern
 * @returns true if the page is on the route afterwards
 */
export async function navigate(route: string): Promise<boolean> {
  const there = (): boolean => isRoute(route, location);
  if (there()) return true;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) =>
      link.origin === location.origin &&
      (!link.target || link.target === '_self') &&
      isRoute(route, link) &&
      usable(link),
  );
  // Several links with one address are as good as one. The links of a pattern have different addresses.
  if (links[0] && links.every(({ href }) => href === links[0]!.href)) press(links[0]);
  else if (route.includes('#') && !route.includes('/:')) location.hash = route.slice(route.indexOf('#'));
  return await waitFor(there, patience);
}
