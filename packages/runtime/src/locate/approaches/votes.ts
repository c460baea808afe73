import { once } from '../../dom/still.js';
import { sharesLabel } from '../fingerprint/shares-label.js';
import { decide, type Ballot } from '../verdict/decide.js';
import type { Question } from '../verdict/poll.js';
import { weigh } from '../verdict/weigh.js';
import { modes } from '../verdict/weights.js';
import { sharingAttributes, sharingWords } from './pool.js';
import { namesSlot, type Located, type Search } from './search.js';

/** Lets every element vote that has all words of a label, or another mark of the target. */
export function votesAmongSameWords(search: Search): Located | undefined {
  return search.question && votes(search, search.question, false);
}

/** Lets every element vote that has any word of a label, or another mark of the target. Such names take longest to compute. */
export function votesAmongLikeWords(search: Search): Located | undefined {
  return search.question?.print.labels.length ? votes(search, search.question, true) : undefined;
}

/** Finds the elements that have a mark of the target: a hit of the best selector, of a path or of a test id, or an attribute. */
const markedIn = once(({ selectors, question, roots, rulesOf, find }: Search) => {
  const [best] = selectors;
  const structural = selectors.filter(namesSlot).flatMap((each) => find(each));
  const byTestId = selectors.filter((each) => rulesOf(each).signal(each.value) === 'testid');
  return {
    structural,
    all: [
      ...(best && !namesSlot(best) ? find(best) : []),
      ...structural,
      ...byTestId.flatMap((each) => find(each)),
      ...sharingAttributes(question!.print, roots),
    ],
  };
});

function votes(search: Search, question: Question, wide: boolean): Located {
  const { strict, roots, take, abstain, isEligible } = search;
  const { print, read } = question;
  const { structural, all } = markedIn(search);
  const pool = [...new Set([...all, ...sharingWords(print, roots, read, wide)])].filter(isEligible);
  const verdicts = weigh({ ...question, pool, structural }).sort((a, b) => b.score - a.score);
  const [first, ...rivals] = verdicts.filter(({ other }) => !other);
  const ballot: Ballot = {
    ...modes[strict ? 'strict' : 'default'],
    verdicts,
    best: first,
    rivals,
    strict,
    structural,
    wasLabelledAlone: print.unique.includes('labelled'),
    sharesLabel: (element) => sharesLabel(element, roots),
  };
  const decision = decide(ballot);
  return 'take' in decision
    ? take(decision.take, pool)
    : abstain(
        decision.reason,
        verdicts.map(({ element }) => element),
      );
}
