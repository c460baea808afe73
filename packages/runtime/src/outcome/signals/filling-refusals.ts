import { fieldNear } from '../page/field-near.js';
import { liveTexts } from '../page/page-signals.js';
import type { EvidenceSignal } from './evidence-signal.js';
import { refusal } from './refusal.js';
import { parentElement } from '../../dom/parents.js';

/**
 * A text by which the page refused a value while the fields were set is still there. It rejects the call unless the page
 * confirms the act.
 */
export const fillingRefusals: EvidenceSignal = {
  name: 'refusals of the filling',
  kinds: ['validation'],
  reads(seen, found) {
    const { now, scene } = seen;
    if (!scene.refused?.size) return [];
    const said = liveTexts();
    return [...scene.refused].flatMap(([node, text]) => {
      const at = node instanceof Element ? node : parentElement(node);
      const shown = node instanceof Element ? said.get(node) : now.texts.get(node);
      if (!at || shown !== text || found.some(({ message }) => message?.includes(text))) return [];
      return [refusal(seen, text, now.scope && fieldNear(at, now.scope), 'refused before')];
    });
  },
};
