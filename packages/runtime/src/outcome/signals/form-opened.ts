import { foldText } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Reading } from './observation.js';
import { parentElement } from '../../dom/parents.js';
import { closest, contains, firstIn } from '../../dom/matching.js';

/** The most fields that a message lists. */
const listed = 8;

/** A form that the act opened: the part of the page with more fields than before. */
export const formOpened: EvidenceSignal = {
  name: 'form opened',
  kinds: ['form-opened'],
  reads(seen) {
    const fields = openedFields(seen);
    if (!fields.length) return [];
    const labels = fields.map((field) => seen.scene.label(field) || field.getAttribute('placeholder') || 'no label');
    const title = titleOf(seen, fields);
    const heard = `${title ? JSON.stringify(title) : 'A form'} opened with the fields ${labels.slice(0, listed).join(', ')}; nothing is submitted yet`;
    return [{ kind: 'form-opened', role: 'confirms', heard }];
  },
};

/**
 * Returns the fields that appeared since the act. Empty if the page has no more fields than before: a list that is drawn
 * anew has new elements and opens nothing.
 */
export function openedFields({ before, now }: Pick<Reading, 'before' | 'now'>): HTMLElement[] {
  if (now.fillable.length <= before.fillable.length || now.href !== before.href) return [];
  return now.fillable.filter((field) => !before.fillable.includes(field));
}

/**
 * Returns the title of the dialog that opened with the fields. Else the title of the smallest named part around them that
 * has none of the fields from before.
 */
function titleOf({ opened, before }: Reading, fields: HTMLElement[]): string {
  const dialog = opened.find((each) => isDrawnIn(fields[0]!, each));
  if (dialog) return nameOf(dialog);
  let at = closest(fields[0], parts);
  for (; at && !before.fillable.some((field) => contains(at, field)); at = closest(parentElement(at), parts)) {
    const title = fields.every((field) => contains(at, field)) && nameOf(at);
    if (title) return title;
  }
  return '';
}

const parts = 'form,fieldset,section,article,aside,[role=group],[role=region],[role=form]';

/** Returns the name of a part, else its first heading. */
function nameOf(part: Element): string {
  const heading = firstIn(part, 'h1,h2,h3,h4,h5,h6,[role=heading],legend');
  return foldText(name(part) || heading?.textContent || '').slice(0, 100);
}
