import type { Contender } from './contender.js';
import type { Poll } from './poll.js';
import { twinsIn } from './twins.js';
import { voters } from './voters.js';
import { relationOf } from './wording.js';

/** Collects the votes of every voter about every element of a pool. */
export function contendersOf(poll: Poll): Contender[] {
  const twins = twinsIn(poll);
  return poll.pool.map((element) => {
    const own = poll.read(element);
    const contender: Contender = { element, own, relation: relationOf(own, poll), votes: new Map() };
    for (const { signal, vote } of voters) {
      const found = vote(contender, poll, twins);
      if (found !== undefined) contender.votes.set(signal, found);
    }
    return contender;
  });
}
