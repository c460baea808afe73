import { usable } from '../../accessibility/usable.js';
import { isRoute } from './on-route.js';
import { press } from '../gestures/press.js';
import { patience, waitFor } from '../gestures/wait-for.js';

/**
 * Goes to a route inside the app, as hands do: by a link of the page that leads there, or where the route is in the
 * hash, by that. History is not written past the app's router.
 * @param route a path or pattern
 * @returns whether the page is on the route then
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
  // Several that lead to the same place are as good as one; those of a pattern lead to different ones.
  if (links[0] && links.every(({ href }) => href === links[0]!.href)) press(links[0]);
  else if (route.includes('#') && !route.includes('/:')) location.hash = route.slice(route.indexOf('#'));
  return await waitFor(there, patience);
}
