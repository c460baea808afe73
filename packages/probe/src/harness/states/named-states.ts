import { type Harness, ProblemError } from '@webmcp/contract';
import type { Page } from 'playwright';
import type { StateToVisit } from '../reach/state-to-visit.js';

/**
 * Returns the states of a harness.
 * @param only ids of the wanted states; all states if left out
 * @throws ProblemError STATE_UNKNOWN
 */
export function namedStates(harness: Harness<Page>, only: string[] | undefined): StateToVisit[] {
  const known = Object.keys(harness.states);
  const unknown = only?.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new ProblemError('STATE_UNKNOWN', { state: unknown, known: known.join(', ') });
  return Object.entries(harness.states)
    .filter(([id]) => only === undefined || only.includes(id))
    .map(([id, { route, setup, expect, disposable }]) => ({
      id,
      route,
      named: id,
      ...(expect === undefined ? {} : { expect }),
      ...(disposable === true ? { disposable } : {}),
      ...(setup === undefined ? {} : { setup: setup as NonNullable<StateToVisit['setup']> }),
    }));
}
