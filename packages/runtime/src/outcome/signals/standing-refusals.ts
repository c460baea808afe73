import { fieldNear } from '../page/field-near.js';
import { liveTexts } from '../page/page-signals.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding } from './finding.js';
import type { Reading } from './observation.js';
import { refusal } from './refusal.js';
import { parentElement } from '../../dom/parents.js';

/** The texts by which the page refused earlier calls, each with its node. */
const earlier = new WeakMap<Node, string>();

/** Notes a text that refuses a call, for the calls after it. */
export const remember = (node: Node, text: string): void => void earlier.set(node, text);

/**
 * The text of an earlier refusal is still there. If the call set the field beside the text, the page refuses again
 * unless it confirms. Any other text counts beside another refusal.
 */
export const standingRefusals: EvidenceSignal = {
  name: 'standing refusals',
  kinds: ['validation'],
  reads: (seen) =>
    [...stillThere(seen)].flatMap(([node, text]): Finding[] => {
      const { scope } = seen.now;
      const at = node instanceof Element ? node : parentElement(node);
      const field = at && scope && fieldNear(at, scope);
      if (!at || !field || !seen.concerns({ at, field })) return [];
      return [refusal(seen, text, field, seen.scene.sets(field) ? 'refused before' : 'repeats')];
    }),
};

function* stillThere({ before, now, said }: Reading): Generator<[Node, string]> {
  for (const [node, text] of now.texts)
    if (earlier.get(node) === text && before.texts.get(node) === text) yield [node, text];
  for (const [element, text] of liveTexts())
    if (earlier.get(element) === text && !said.some((each) => each.element === element)) yield [element, text];
}
