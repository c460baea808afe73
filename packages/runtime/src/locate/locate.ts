import { whileStill } from '../dom/still.js';
import { agreementOfSelectors } from './approaches/agreement-of-selectors.js';
import { searchFor, type Located, type LocateOptions, type LocateTarget, type Search } from './approaches/search.js';
import { unchangedBestHit } from './approaches/unchanged-best-hit.js';
import { votesAmongLikeWords, votesAmongSameWords } from './approaches/votes.js';

export type { Located, LocateOptions };

/** Returns the element, an abstention, or undefined if the approach does not apply. */
type Approach = (search: Search) => Located | undefined;

/** The ways to an element, the cheapest first. The first approach that takes an element wins. */
const approaches: readonly Approach[] = [
  agreementOfSelectors,
  unchangedBestHit,
  votesAmongSameWords,
  votesAmongLikeWords,
];

/**
 * Finds the element that a target meant, or returns the reason for which no element is sure. Selectors and fingerprint
 * vote. A conflicting label excludes an element, as does the label of another control. The best remaining element must
 * reach a least score and exceed the second by a margin. A target without a fingerprint is found if its selectors agree
 * on one element.
 */
export function locate(target: LocateTarget, options: LocateOptions = {}): Located {
  return whileStill(() => {
    const search = searchFor(target, options);
    let abstention: Located = { reason: 'gone', candidates: [] };
    for (const approach of approaches) {
      const answer = approach(search);
      if (answer && 'element' in answer) return answer;
      abstention = answer ?? abstention;
    }
    return abstention;
  });
}
