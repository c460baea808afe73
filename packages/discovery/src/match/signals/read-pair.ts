import type { MatchSignals } from '@webmcp/contract';

import { provenanceShare, weights } from '../model/weights.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { labelSignal } from './label-signal.js';
import { labelledbySignal } from './labelledby-signal.js';
import { nameIdSignal } from './name-id-signal.js';
import { absent, type Reading, type Signal } from './reading.js';
import { roleSignal } from './role-signal.js';
import { vetoes, type PairEvidence } from './vetoes.js';

/** Surroundings without evidence are neither for nor against: half of the signal, with half of its weight. */
const unknownPlace: Signal = { value: 0.5, share: 0.5 };

/**
 * Compares one intent with one element: the five signals, their weighted sum, and the vetoes (docs/design.md, "Match").
 * @param container the proximity of the containers; `unknown` if nothing decides, null to leave the signal aside
 * @param provenance the agreement of the source sites, 0 to 1; undefined if the page names no site
 */
export function readPair(
  intent: IntentView,
  element: ElementView,
  container: number | 'unknown' | null,
  provenance: number | undefined,
): Reading {
  const signals: Record<keyof MatchSignals, Signal> = {
    nameId: nameIdSignal(intent, element),
    label: labelSignal(intent, element),
    role: roleSignal(intent, element),
    labelledby: labelledbySignal(intent, element),
    container: containerSignal(container),
  };
  const evidence: PairEvidence = { intent, element, ...signals, container, provenance };
  return {
    score: thousandth(scoreOf(signals, provenance)),
    signals: {
      nameId: thousandth(signals.nameId.value),
      label: thousandth(signals.label.value),
      role: thousandth(signals.role.value),
      labelledby: thousandth(signals.labelledby.value),
      container: thousandth(signals.container.value),
    },
    ...(provenance === undefined ? {} : { provenance }),
    vetoed: vetoes.some((veto) => veto.applies(evidence)),
  };
}

function containerSignal(container: number | 'unknown' | null): Signal {
  if (container === null) return absent;
  return container === 'unknown' ? unknownPlace : { value: container, share: 1 };
}

/** Adds up the signals by weight. Provenance takes a fixed share of the score if the page has it. */
function scoreOf(signals: Record<keyof MatchSignals, Signal>, provenance: number | undefined): number {
  let sum = 0;
  let whole = 0;
  for (const name of ['nameId', 'label', 'role', 'labelledby', 'container'] as const) {
    const { value, share } = signals[name];
    sum += weights[name] * share * value;
    whole += weights[name] * share;
  }
  const plain = whole === 0 ? 0 : sum / whole;
  return provenance === undefined ? plain : plain * (1 - provenanceShare) + provenance * provenanceShare;
}

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;
