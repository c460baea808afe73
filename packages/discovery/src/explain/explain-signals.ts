import type { MatchSignals } from '@webmcp/contract';

import { notThere, similarity, weights } from '../match/weights.js';
import type { ExplainedSignal } from './explanation.js';

const sayings: Record<keyof MatchSignals, (value: number) => string> = {
  nameId: (value) =>
    value === 1
      ? 'an id, name, test id or address is the same in source and page'
      : value > 0
        ? 'ids, names or addresses are partly the same'
        : 'no id, name or address in common',
  label: (value) =>
    value === 1
      ? "the source's label is the page's, word for word"
      : value >= similarity.alike
        ? "the source's label is nearly the page's"
        : value > 0.5
          ? "the source's label resembles the page's"
          : 'the labels say little, or there is none',
  role: (value) => (value === 1 ? 'the control has the role that it should have' : 'the role is a possible one'),
  labelledby: (value) => (value > 0 ? 'the label is linked in the same way' : 'no linked label to compare'),
  container: (value) =>
    value === 1
      ? 'it stands in the same form, dialog or section'
      : value < notThere
        ? 'its surroundings are others'
        : value <= 0.5
          ? 'its surroundings say little'
          : 'its surroundings are much the same',
};

const order: (keyof MatchSignals)[] = ['nameId', 'label', 'role', 'labelledby', 'container'];

/** The five signals with their weights, in words. */
export function explainSignals(signals: MatchSignals): ExplainedSignal[] {
  return order.map((signal) => {
    const value = signals[signal];
    return { signal, value, weight: weights[signal], says: sayings[signal](value) };
  });
}

/** What the dev server's stamps said of a pair. */
export function explainProvenance(provenance: boolean | undefined): string {
  if (provenance === undefined) return 'the page does not say where the element was written';
  return provenance ? 'the page says that the element was written here' : 'the page names another place in the source';
}
