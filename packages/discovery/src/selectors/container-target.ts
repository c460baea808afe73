import type { Target } from '@webmcp/contract';

import type { Label } from '../intents/model/intent.js';
import type { MatchedContainer } from '../match/model/matched-elements.js';
import { holdsData, isChangingText } from './changing-text.js';
import type { IsElsewhere } from './elsewhere.js';
import { proven, ranked } from './prove.js';
import { targetFingerprint } from './target-fingerprint.js';

/**
 * Makes the target of a container. Each selector finds only the container in the document, and nothing if the container
 * is absent.
 */
export function containerTarget(
  matched: readonly MatchedContainer[],
  labels: readonly Label[],
  isElsewhere: IsElsewhere,
): Target {
  const states = new Set(matched.map(({ snapshot }) => snapshot.state));
  const selectors = proven(
    matched.map(({ container }) => ({ element: container, scope: null })),
    (selector) => !holdsData(selector, labels) && !isElsewhere(selector, states),
  );
  const print = targetFingerprint(
    matched.map(({ container }) => container),
    labels,
    (text) => (isChangingText(text, labels) ? null : text),
  );
  return {
    selectors: ranked(selectors),
    confidence: selectors[0]?.score ?? 0,
    // Without a name of its own a fingerprint could only veto the container.
    ...(print !== undefined && print.unique.some((signal) => signal === 'label' || signal === 'testid')
      ? { fingerprint: print }
      : {}),
  };
}
