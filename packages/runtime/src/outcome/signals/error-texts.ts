import { foldText, knownMarks } from '@webmcp/text';

import { fieldNear } from '../page/field-near.js';
import { pressed } from '../page/pressed.js';
import type { Scene } from '../page/scene.js';
import { errorMark, withoutValues } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding } from './finding.js';
import { refusal } from './refusal.js';
import { remember } from './standing-refusals.js';
import { parentElement } from '../../dom/parents.js';
import { closest } from '../../dom/matching.js';

/**
 * A text in the container is marked as an error by a class, and belongs to the field beside it. A text that only repeats
 * a value of the call is no error. A badge is one only beside a field that the call set. A figure is one only beside a
 * field.
 */
export const errorTexts: EvidenceSignal = {
  name: 'error texts',
  kinds: ['validation'],
  reads(seen, found) {
    const { before, now, act, scene } = seen;
    const earlier = new Set(before.texts.values());
    const findings: Finding[] = [];
    for (const [node, text] of now.texts) {
      const at = parentElement(node);
      const own = withoutValues(text, scene.values);
      if (!at || !now.scope || before.texts.get(node) === text || !foldText(own) || closest(at, pressed)) continue;
      const mark = errorMark(at, act, own);
      if (!mark) continue;
      const field = fieldNear(at, now.scope);
      if (isLook({ mark, own, field, scene }) || !seen.concerns({ at, field, mark })) continue;
      if ([...found, ...findings].some(({ role, message }) => role === 'refuses' && message?.includes(text))) continue;
      remember(node, text);
      const role = earlier.has(text) ? 'refused before' : 'refuses';
      findings.push(refusal(seen, text, field, role));
    }
    return findings;
  },
};

interface MarkedText {
  mark: Element;
  /** The text without the values of the call. */
  own: string;
  field: Element | undefined;
  scene: Scene;
}

/** Decides whether the class only colours a text: a badge, or a figure such as a low stock. */
const isLook = ({ mark, own, field, scene }: MarkedText): boolean =>
  knownMarks.badge.test(mark.getAttribute('class') ?? '')
    ? !(field && scene.sets(field))
    : !field && !/\p{L}/u.test(own);
