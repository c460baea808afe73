import type { VisitBatch } from '../harness/states/look.js';
import type { Visit } from '../harness/visit/visit.js';
import { type RecordedVisit, visitKey } from './recorded-look.js';

/** Takes each visit that is known, and visits the other states. */
export function takingKnown(
  visitBatch: VisitBatch,
  known: (key: string) => RecordedVisit['visit'] | undefined,
): VisitBatch {
  return async (batch) => {
    const found = batch.map((state) => known(visitKey(state)));
    const others = batch.filter((_, index) => found[index] === undefined);
    const visits = others.length === 0 ? [] : await visitBatch(others);
    const visited = new Map(others.map((state, index) => [state, visits[index]!]));
    return batch.map((state, index) => {
      const visit = found[index];
      return visit === undefined ? visited.get(state)! : withId(visit, state.id);
    });
  };
}

/** Returns a recorded visit with the id that the state has in this run. */
export function withId(visit: RecordedVisit['visit'], id: string): Visit {
  return visit.snapshot === undefined ? visit : { ...visit, snapshot: { ...visit.snapshot, state: id } };
}
