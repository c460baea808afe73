import type { VisitBatch } from '../harness/states/look.js';
import type { Visit } from '../harness/visit/visit.js';
import { type RecordedVisit, visitKey } from './recorded-look.js';

/** Finds an earlier visit of a state by its identity. Resolves to undefined as soon as no visit is still true. */
export type KnownVisit = (key: string) => Promise<RecordedVisit['visit'] | undefined>;

/**
 * Takes each visit that is known, and visits the other states. The first visits begin as soon as a state is not known, and
 * the others when each state was decided.
 */
export function takingKnown(visitBatch: VisitBatch, known: KnownVisit): VisitBatch {
  return async (batch) => {
    const visits: Visit[] = [];
    let open: number[] = [];
    const visitOpen = async (): Promise<void> => {
      const now = open.sort((one, other) => one - other);
      open = [];
      const made = now.length === 0 ? [] : await visitBatch(now.map((index) => batch[index]!));
      for (const [at, index] of now.entries()) visits[index] = made[at]!;
    };
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const decided = Promise.all(
      batch.map(async (state, index) => {
        const visit = await known(visitKey(state));
        if (visit !== undefined) return void (visits[index] = withId(visit, state.id));
        open.push(index);
        begin();
      }),
    );
    await Promise.race([begun, decided]);
    // An error of the question ends the run after the visits that began before it.
    decided.catch(() => undefined);
    await visitOpen();
    await decided;
    await visitOpen();
    return visits;
  };
}

/** Returns a recorded visit with the id that the state has in this run. */
export function withId(visit: RecordedVisit['visit'], id: string): Visit {
  return visit.snapshot === undefined ? visit : { ...visit, snapshot: { ...visit.snapshot, state: id } };
}
