import { foldText } from '@webmcp/text';

import type { EvidenceSignal } from './evidence-signal.js';
import type { Reading } from './observation.js';
import { contains, matches } from '../../dom/matching.js';

/** The fields in which a person writes. A select may hold a word of the row by default. */
const written = 'input:not([type=checkbox],[type=radio],[type=hidden],[type=range]),textarea';

/**
 * Fields outside the container took texts of the container: "Edit" in a row fills a form beside the list. Only a tool that may
 * open a form uses this signal.
 */
export const formFilled: EvidenceSignal = {
  name: 'form filled',
  kinds: ['values-changed'],
  reads(seen) {
    const filled = filledFields(seen);
    const own = new Set([...seen.before.texts.values()].map(foldText));
    if (!filled.some((field) => matches(field, written) && own.has(foldText(field.value)))) return [];
    const labels = filled.map((field) => seen.scene.label(field) || field.placeholder || 'no label');
    const heard = `The page filled the fields ${labels.slice(0, 8).join(', ')}; nothing is submitted yet`;
    return [{ kind: 'values-changed', role: 'confirms', heard }];
  },
};

/** Returns the fields outside the container whose values are new. A form that is drawn anew with its old values is not new. */
function filledFields({ before, now, scene }: Reading): HTMLInputElement[] {
  const earlier = [...before.entered.values()];
  return [...now.entered].flatMap(([field, value]) => {
    const old = before.entered.get(field);
    const isNew = old === undefined ? !earlier.includes(value) : old !== value;
    const own = field as HTMLInputElement;
    return isNew && own.value !== '' && !scene.sets(field) && contains(now.scope, field) !== true ? [own] : [];
  });
}
