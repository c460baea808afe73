import type { Selector, Target } from '@webmcp/contract';
import { strategiesForPeople } from '@webmcp/text';

import type { ExplainedSelector, ExplainedTarget } from './explanation.js';
import { explainFingerprint } from './explain-fingerprint.js';
import { explainSignals, explainProvenance } from './explain-signals.js';

/** The part of a tool that a target belongs to. */
export type TargetPlace = Pick<ExplainedTarget, 'part' | 'within'> &
  Partial<Pick<ExplainedTarget, 'key' | 'label' | 'role' | 'required' | 'sensitive' | 'basis'>>;

/** Explains one target in words. */
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

function explainSelector(selector: Selector): ExplainedSelector {
  const { strategy, value, score } = selector;
  return { ...selector, why: strategiesForPeople[strategy].explained.why(value, score) };
}

const nounOf = ({ strategy }: Selector): string => strategiesForPeople[strategy].explained.noun;

function bestOf(selectors: readonly Selector[]): string | null {
  const [first, second] = selectors;
  if (first === undefined) return null;
  if (second === undefined) return `${nounOf(first)}, the only one that proved to find this element and no other`;
  if (second.score === first.score) return `${nounOf(first)}, first of several that are worth the same`;
  return `${nounOf(first)} (${first.score}) is worth more than ${nounOf(second)} (${second.score}), and each proved to find this element and no other`;
}
