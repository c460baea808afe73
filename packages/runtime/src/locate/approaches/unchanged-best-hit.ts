import { sharesLabel } from '../fingerprint/shares-label.js';
import { weigh } from '../verdict/weigh.js';
import { modes } from '../verdict/weights.js';
import { namesSlot, type Located, type Search } from './search.js';

/**
 * Takes the only hit of the best selector if everything captured is still the same. Pages seldom change, so other
 * elements are seldom read.
 */
export function unchangedBestHit({ question, selectors, roots, strict, rulesOf, find }: Search): Located | undefined {
  const [best] = selectors;
  const found = question && best && !namesSlot(best) ? find(best) : [];
  const [element] = found;
  if (!question || !best || !element || found.length !== 1) return undefined;
  const [verdict] = weigh({ ...question, pool: found, structural: [] });
  if (!verdict?.whole || !verdict.sure || verdict.other || verdict.score < modes[strict ? 'strict' : 'default'].floor)
    return undefined;
  // A copy with the same attributes may have taken the label along. The label's only hit may then be the copy.
  const isCopied = selectors.some(
    (other) => other !== best && !rulesOf(other).searchesWording && !namesSlot(other) && find(other).length > 1,
  );
  return isCopied || sharesLabel(element, roots) ? undefined : { element, by: best, healed: false };
}
