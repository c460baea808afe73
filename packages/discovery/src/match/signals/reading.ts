import type { MatchSignals } from '@webmcp/contract';

import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';

/** The result of comparing one intent with one element. */
export interface Reading {
  /** 0 to 1: the weighted sum of the signals, with provenance if the page has it. */
  score: number;
  signals: MatchSignals;
  /** 0 to 1: the agreement of the source sites; absent if the page names no site. */
  provenance?: number;
  /** True if a veto excludes the pair. */
  vetoed: boolean;
}

/** The value of one signal, 0 to 1, and the share of its weight that counts, 0 to 1. */
export interface Signal {
  value: number;
  share: number;
}

/** The reading of an intent that cannot be on the page. */
export const notOnPage: Reading = {
  score: 0,
  signals: { nameId: 0, label: 0, role: 0, labelledby: 0, container: 0 },
  vetoed: true,
};

/** A signal that counts for nothing. */
export const absent: Signal = { value: 0, share: 0 };

/** Decides whether both sides have a text and the texts have nothing in common. */
export function labelsDiffer(pair: { intent: IntentView; element: ElementView; reading: Reading }): boolean {
  const { intent, element, reading } = pair;
  return element.texts.length > 0 && reading.signals.label === 0 && intent.labels.some(({ isIcon }) => !isIcon);
}
