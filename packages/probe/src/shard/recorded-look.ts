import { canonicalJson } from '@webmcp/contract';

import type { StateToVisit } from '../harness/reach/state-to-visit.js';
import type { Visit } from '../harness/visit/visit.js';
import type { Beginning, VisitBatch } from '../harness/states/look.js';

/** A named state of a harness, without its functions. */
export interface RecordedState {
  id: string;
  route: string;
  /** True if a set-up prepares the state. */
  isPrepared?: true;
}

/** A visit with the identity of its state. A page's copy is not recorded. */
export interface RecordedVisit {
  key: string;
  visit: Omit<Visit, 'copy'>;
}

/** Everything that one part of a run saw, as data. `beginning` holds the states of the whole run. */
export interface RecordedLook {
  beginning: { named: RecordedState[] } | { routes: string[]; known: string[] };
  visits: RecordedVisit[];
  browserVersion: string;
}

/** Returns the identity of a state to visit. Ids of found states depend on the order of a run, so they are no part of it. */
export function visitKey({ named, route, presses = [] }: StateToVisit): string {
  return canonicalJson([named ?? null, route, presses]);
}

/** Returns a beginning as data. */
export function recordedBeginning(beginning: Beginning): RecordedLook['beginning'] {
  if (!('named' in beginning)) return beginning;
  return {
    named: beginning.named.map(({ id, route, setup }) => ({
      id,
      route,
      ...(setup === undefined ? {} : { isPrepared: true }),
    })),
  };
}

/** Adds each visit to `records`, and hides the links to pages of other parts from the run. */
export function recordingVisits(
  visitBatch: VisitBatch,
  isOfOthers: (route: string) => boolean,
  records: RecordedVisit[],
): VisitBatch {
  return async (batch) => {
    const visits = await visitBatch(batch);
    return visits.map((visit, index) => {
      const { copy: _, ...kept } = visit;
      records.push({ key: visitKey(batch[index]!), visit: kept });
      return { ...visit, links: visit.links.filter((route) => !isOfOthers(route)) };
    });
  };
}
