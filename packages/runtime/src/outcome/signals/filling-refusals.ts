import { fieldNear } from '../page/field-near.js';
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
    return [...(scene.refused ?? [])].flatMap(([node, text]) => {
      const at = parentElement(node);
      if (!at || now.texts.get(node) !== text || found.some(({ message }) => message?.includes(text))) return [];
      return [refusal(seen, text, now.scope && fieldNear(at, now.scope), 'refused before')];
    });
  },
};
