import type { PageSnapshot } from '@webmcp/contract';
import { expect, it } from 'vitest';

import type { StateToVisit } from '../../src/harness/reach/state-to-visit.js';
import type { Visit } from '../../src/harness/visit/visit.js';
import { visitKey } from '../../src/shard/recorded-look.js';
import { type KnownVisit, takingKnown } from '../../src/shard/taking-known.js';

const states: StateToVisit[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, route: `/${id}` }));
const visitOf = (state: string): Visit => ({ snapshot: { state } as PageSnapshot, links: [], problems: [] });

/** Answers for each state by its id. `batches`: the ids of each batch that was visited. */
function taking(known: (id: string) => ReturnType<KnownVisit>): { visit(): Promise<Visit[]>; batches: string[][] } {
  const batches: string[][] = [];
  const ids = new Map(states.map((state) => [visitKey(state), state.id]));
  const visitBatch = takingKnown(
    async (batch) => {
      batches.push(batch.map(({ id }) => id));
      return batch.map(({ id }) => visitOf(id));
    },
    (key) => known(ids.get(key)!),
  );
  return { visit: () => visitBatch(states), batches };
}

const shown = (visits: Visit[]): (string | undefined)[] => visits.map(({ snapshot }) => snapshot?.state);

it('visits only the states that are not known, and returns all in their order, with the ids of this run', async () => {
  const { visit, batches } = taking(async (id) => (id === 'c' ? undefined : visitOf('of another run')));
  expect(shown(await visit())).toEqual(['a', 'b', 'c', 'd']);
  expect(batches).toEqual([['c']]);
});

it('begins before each state is decided, and visits the others together', async () => {
  let decide = (): void => undefined;
  const later = new Promise<undefined>((resolve) => (decide = () => resolve(undefined)));
  const { visit, batches } = taking(async (id) => {
    if (id === 'a') return visitOf('a');
    return id === 'c' ? undefined : await later;
  });
  const visiting = visit();
  await expect.poll(() => batches).toEqual([['c']]);
  decide();
  expect(shown(await visiting)).toEqual(['a', 'b', 'c', 'd']);
  expect(batches).toEqual([['c'], ['b', 'd']]);
});

it('visits nothing if each state is known, and fails with the error of a question', async () => {
  const { visit, batches } = taking(async (id) => visitOf(id));
  await visit();
  expect(batches).toEqual([]);
  const failing = taking((id) => (id === 'd' ? Promise.reject(new Error('no answer')) : Promise.resolve(undefined)));
  await expect(failing.visit()).rejects.toThrow('no answer');
});
