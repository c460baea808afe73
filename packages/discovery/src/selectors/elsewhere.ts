import type { PageSnapshot, Selector } from '@webmcp/contract';

import { provenAt, selectorKey } from './prove.js';

/**
 * Decides whether a container's selector also finds a container in another state of the same route. There it must be
 * another container: a closed dialog's form is not the form that the page shows without the dialog.
 * @param states the states that show the container
 */
export type IsElsewhere = (selector: Selector, states: ReadonlySet<string>) => boolean;

/** Reads every snapshot once and returns the decision. */
export function elsewhere(snapshots: readonly PageSnapshot[]): IsElsewhere {
  const routes = new Map(snapshots.map(({ state, route }) => [state, route]));
  const statesOf = new Map<string, Set<string>>();
  for (const { state, containers } of snapshots) {
    for (const container of containers) {
      for (const selector of provenAt({ element: container, scope: null })) {
        const key = selectorKey(selector);
        statesOf.set(key, (statesOf.get(key) ?? new Set()).add(state));
      }
    }
  }
  return (selector, states) => {
    const onRoutes = new Set([...states].map((state) => routes.get(state)));
    return [...(statesOf.get(selectorKey(selector)) ?? [])].some(
      (state) => !states.has(state) && onRoutes.has(routes.get(state)),
    );
  };
}
