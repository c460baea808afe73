import type { Selector, Target } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

import type { ExplainedSelector, ExplainedTarget } from './explanation.js';
import { explainFingerprint } from './explain-fingerprint.js';
import { explainSignals, explainProvenance } from './explain-signals.js';

/** What of a target is known besides itself. */
export type TargetPlace = Pick<ExplainedTarget, 'part' | 'within'> &
  Partial<Pick<ExplainedTarget, 'key' | 'label' | 'role' | 'required' | 'sensitive'>>;

/** One target in words. */
export function explainTarget(target: Target, place: TargetPlace): ExplainedTarget {
  const { selectors, confidence, source, match, fingerprint, survival } = target;
  const best = bestOf(selectors);
  return {
    ...place,
    ...(source === undefined ? {} : { source }),
    confidence,
    ...(match === undefined
      ? {}
      : {
          paired: {
            score: match.score,
            provenance: explainProvenance(match.provenance),
            signals: explainSignals(match.signals),
          },
        }),
    selectors: selectors.map(explainSelector),
    ...(best === null ? {} : { best }),
    looksLike: fingerprint === undefined ? [] : explainFingerprint(fingerprint),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(survival === undefined ? {} : { survival }),
    survives:
      survival === undefined
        ? 'not measured; webmcp instrument --stress measures it'
        : `survives ${survival.survived} of ${survival.trials} changes to the page, wrong element ${survival.wrong} times`,
  };
}

/** What a selector rests on; scores are those of CONTRACT section 1. */
function explainSelector(selector: Selector): ExplainedSelector {
  return { ...selector, why: whyOf(selector) };
}

function whyOf({ strategy, value, score }: Selector): string {
  switch (strategy) {
    case 'testid':
      return 'written to be found by; neither layout nor wording touches it';
    case 'label':
      return 'the label that people read; changes only with the wording';
    case 'role':
      return value.includes('[name=')
        ? 'what assistive technology announces; changes with wording or kind of control'
        : 'the only one of its role; a second one makes it ambiguous';
    case 'css':
      return score > selectorScores.path
        ? 'an id or name that a person wrote'
        : 'a path: it names a slot, not an element, and only settles what is otherwise even';
  }
}

const said: Record<Selector['strategy'], string> = {
  testid: 'a test id',
  label: 'a label',
  role: 'role and name',
  css: 'a CSS selector',
};

function bestOf(selectors: readonly Selector[]): string | null {
  const [first, second] = selectors;
  if (first === undefined) return null;
  if (second === undefined)
    return `${said[first.strategy]}, the only one that proved to find this element and no other`;
  if (second.score === first.score) return `${said[first.strategy]}, first of several that are worth the same`;
  return `${said[first.strategy]} (${first.score}) is worth more than ${said[second.strategy]} (${second.score}), and each proved to find this element and no other`;
}
