import type { PageElement, Target } from '@webmcp/contract';
import { withoutCounts } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';
import { isUnknown } from '../intents/model/is-unknown.js';
import { labelText, withoutCount } from '../intents/model/label-text.js';

/**
 * Adds the words that the source writes in a composed label to a fingerprint without labels: `Reset` of `Reset (…)`. The
 * whole text is data and changes. Without any words, the runtime would take the control for one that had none.
 */
export function withFixedWords(
  target: Target,
  labels: readonly Label[],
  elements: readonly Pick<PageElement, 'name'>[],
): Target {
  const { fingerprint } = target;
  const composed = labels.filter(({ parts }) => parts?.includes(null) === true && !isUnknown(parts));
  const whole = withoutCount(labelText(composed));
  const isShown = elements.every(({ name }) => name.toLowerCase().includes(whole.toLowerCase()));
  const words = isShown ? whole : wordsAround(composed, elements);
  if (fingerprint === undefined || fingerprint.labels.length > 0 || !/\p{L}{2}/u.test(words)) return target;
  return { ...target, fingerprint: { ...fingerprint, labels: [words] } };
}

/** Returns the words around a count inside a label, if each page shows exactly these words: `Store jobs` of `Store 3 jobs`. */
const wordsAround = (composed: readonly Label[], elements: readonly Pick<PageElement, 'name'>[]): string =>
  composed
    .map(({ parts = [] }) => withoutCounts(parts.map((part) => part ?? ' ').join('')))
    .find((words) => elements.every(({ name }) => withoutCounts(name) === words)) ?? '';
