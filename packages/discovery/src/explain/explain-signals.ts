import type { MatchSignals } from '@webmcp/contract';

import { absentBelow, similarity, weights } from '../match/model/weights.js';
import type { ExplainedSignal } from './explanation.js';

/** A sentence for the values of a signal that `holds` accepts. */
interface Saying {
  holds(value: number): boolean;
  text: string;
}

const exactly = (text: string): Saying => ({ holds: (value) => value === 1, text });
const over = (least: number, text: string): Saying => ({ holds: (value) => value > least, text });
const otherwise = (text: string): Saying => ({ holds: () => true, text });

/** The signals in the order of the report; of the sayings of a signal the first that holds is written. */
const sayings: readonly { signal: keyof MatchSignals; texts: readonly Saying[] }[] = [
  {
    signal: 'nameId',
    texts: [
      exactly('an id, name, test id or address is the same in source and page'),
      over(0, 'ids, names or addresses are partly the same'),
      otherwise('no id, name or address in common'),
    ],
  },
  {
    signal: 'label',
    texts: [
      exactly("the source's label is the page's, word for word"),
      { holds: (value) => value >= similarity.alike, text: "the source's label is nearly the page's" },
      over(0.5, "the source's label resembles the page's"),
      otherwise('the labels differ, or there is none'),
    ],
  },
  {
    signal: 'role',
    texts: [exactly('the control has the expected role'), otherwise('the role is a possible one')],
  },
  {
    signal: 'labelledby',
    texts: [over(0, 'the label is linked in the same way'), otherwise('no linked label to compare')],
  },
  {
    signal: 'container',
    texts: [
      exactly('it is in the same form, dialog or section'),
      { holds: (value) => value < absentBelow, text: 'it is in another form, dialog or section' },
      over(0.5, 'its surroundings are much the same'),
      otherwise('its surroundings have no names to compare'),
    ],
  },
];

/** Explains the five signals of a match with their weights. */
export function explainSignals(signals: MatchSignals): ExplainedSignal[] {
  return sayings.map(({ signal, texts }) => {
    const value = signals[signal];
    return { signal, value, weight: weights[signal], says: texts.find(({ holds }) => holds(value))?.text ?? '' };
  });
}

/** Explains the evidence of the dev server's stamps for a pair. */
export function explainProvenance(provenance: boolean | undefined): string {
  if (provenance === undefined) return 'the page does not name the source of the element';
  return provenance ? 'the page names this place in the source' : 'the page names another place in the source';
}
