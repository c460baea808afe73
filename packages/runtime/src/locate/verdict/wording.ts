import type { Traits } from '../fingerprint/traits.js';
import { compareLabels, type LabelRelation } from '../wording/compare-labels.js';
import type { Contender } from './contender.js';
import type { Poll } from './poll.js';
import { scopeVote } from './scope-vote.js';
import type { rewording } from './weights.js';

/**
 * Compares an element's labels with the captured labels. If another control had the same words when captured, an
 * element with these words may be that control. Its case, role or scope may differ: the words count as a part only.
 */
export function relationOf(own: Traits, poll: Pick<Poll, 'print' | 'within' | 'unique'>): LabelRelation {
  const { print, unique } = poll;
  const found = compareLabels(print.labels, own.texts);
  if (found !== 'same' || unique('words')) return found;
  const isAlike =
    own.kind === print.kind && (own.texts.some((text) => print.labels.includes(text)) || scopeVote(own, poll) === 1);
  return isAlike ? 'same' : 'partial';
}

/** Decides whether words were only added or cut, if the page had nothing like them: "Sign in" is not "Sign up". */
export const isExtended = ({ relation }: Contender, { unique }: Poll): boolean =>
  relation === 'extended' && unique('wording');

/** A row of the table `rewording`, or `same`, which has its weight from the label's vote. */
export type Wording = 'same' | keyof typeof rewording;

/** Names the wording of an element. */
export function wordingOf(contender: Contender, poll: Poll): Wording {
  const { relation, own } = contender;
  if (relation === 'extended' && !isExtended(contender, poll)) return 'partial';
  return !poll.print.labels.length && own.texts.length ? 'gained' : relation;
}
