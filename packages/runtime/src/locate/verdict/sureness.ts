import type { Contender, ContenderRule } from './contender.js';
import { agrees } from './marks.js';
import type { Poll } from './poll.js';
import { isExtended } from './wording.js';

/** Counts the agreeing signals that only the target had. A kept scope counts half. */
function identity(contender: Contender, poll: Poll): number {
  let count = isExtended(contender, poll) ? 1 : 0;
  for (const signal of contender.votes.keys()) if (agrees(contender, poll, signal)) count += 1;
  return count + (contender.votes.get('scope') === 1 || !poll.print.scope.length ? 0.5 : 0);
}

/** A contender is surely the target if any of these rules applies; a high score alone is no proof. */
export const sureness: readonly ContenderRule[] = [
  {
    name: 'it has the label that only the target had',
    applies: ({ relation }, { unique }) => relation === 'same' && unique('label'),
  },
  {
    name: 'it has the test id that only the target had',
    applies: (contender, poll) => agrees(contender, poll, 'testid'),
  },
  {
    name: 'two signals agree that only the target had, or one and its scope',
    applies: (contender, poll) => identity(contender, poll) >= 1.5,
  },
];
