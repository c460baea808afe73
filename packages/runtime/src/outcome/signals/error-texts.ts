import { fieldNear } from '../page/field-near.js';
import { errorMarked } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding } from './finding.js';
import { refusal } from './refusal.js';

/** Controls that name an act. A button in red names its act, and is no error. */
const pressed = 'button,a[href],summary,[role=button],[role=link],[role=menuitem],[role=tab],[role=option]';

/** A text in the container is marked as an error by a class, and belongs to the field beside it. */
export const errorTexts: EvidenceSignal = {
  name: 'error texts',
  kinds: ['validation'],
  reads(seen, found) {
    const { before, now, act } = seen;
    const earlier = new Set(before.texts.values());
    const findings: Finding[] = [];
    for (const [node, text] of now.texts) {
      const parent = node.parentElement;
      if (!parent || !now.scope || before.texts.get(node) === text) continue;
      if (!errorMarked(parent, act) || parent.closest(pressed)) continue;
      if ([...found, ...findings].some(({ role, message }) => role === 'refuses' && message?.includes(text))) continue;
      const role = earlier.has(text) ? 'refused before' : 'refuses';
      findings.push(refusal(seen, text, fieldNear(parent, now.scope), role));
    }
    return findings;
  },
};
