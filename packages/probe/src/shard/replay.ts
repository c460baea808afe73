import { isDeepStrictEqual } from 'node:util';

import { problem, ProblemError, type Problem } from '@webmcp/contract';

import type { StateToVisit } from '../harness/reach/state-to-visit.js';
import { failedVisit, type Visit } from '../harness/visit/visit.js';
import { type Beginning, type Look, look, type StateRules } from '../harness/states/look.js';
import { visitKey, type RecordedLook, type RecordedVisit } from './recorded-look.js';
import { withId } from './taking-known.js';

/**
 * Runs a look again from the records of its parts, without a browser. The same rules choose the states, so the result is
 * that of one machine. A visit that two parts made differently is taken from the first part and named as a problem.
 * @param parts in the order of their index
 * @throws {ProblemError} MERGE_INCOMPLETE if no part visited a state of the beginning
 */
export async function replay(parts: readonly RecordedLook[], options: StateRules): Promise<Look> {
  const [first] = parts;
  if (first === undefined) throw new RangeError('A replay needs at least one part');
  const { visits, problems } = joined(parts);
  const visitBatch = async (batch: StateToVisit[]): Promise<Visit[]> =>
    batch.map((state) => {
      const visit = visits.get(visitKey(state));
      if (visit !== undefined) return withId(visit, state.id);
      if (state.presses === undefined) throw new ProblemError('MERGE_INCOMPLETE', { state: state.id });
      return failedVisit(problem('MERGE_STATE_MISSING', { state: state.id }, state.id));
    });
  const { explore } = options;
  const seen = await look(
    beginningOf(first),
    // Each part kept to its own limit of time.
    explore === undefined ? options : { ...options, explore: { ...explore, time: Number.POSITIVE_INFINITY } },
    { visitBatch, app: { hasLeft: () => false } },
  );
  return { ...seen, problems: [...problems, ...seen.problems] };
}

/** Joins the visits of all parts by their identity. */
function joined(parts: readonly RecordedLook[]): { visits: Map<string, RecordedVisit['visit']>; problems: Problem[] } {
  const visits = new Map<string, RecordedVisit['visit']>();
  const problems: Problem[] = [];
  for (const { key, visit } of parts.flatMap((part) => part.visits)) {
    const before = visits.get(key);
    if (before === undefined) visits.set(key, visit);
    else if (before.snapshot === undefined && visit.snapshot !== undefined) visits.set(key, visit);
    else if (differ(before, visit))
      problems.push(problem('MERGE_CONFLICT', { route: before.snapshot?.route ?? key }, before.snapshot?.route));
  }
  return { visits, problems };
}

/** Compares two visits of one state. Their ids may differ, because each part numbers its own states. */
function differ({ snapshot: one }: RecordedVisit['visit'], { snapshot: other }: RecordedVisit['visit']): boolean {
  if (one === undefined || other === undefined) return false;
  return !isDeepStrictEqual({ ...one, state: '' }, { ...other, state: '' });
}

function beginningOf({ beginning }: RecordedLook): Beginning {
  if (!('named' in beginning)) return beginning;
  return {
    named: beginning.named.map(({ id, route, isPrepared }) => ({
      id,
      route,
      named: id,
      ...(isPrepared === undefined ? {} : { setup: neverRun }),
    })),
  };
}

function neverRun(): Promise<void> {
  return Promise.reject(new Error('A replay runs no set-up'));
}
