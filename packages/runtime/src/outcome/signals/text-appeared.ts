import { foldText } from '@webmcp/text';

import { usable } from '../../accessibility/usable.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { live } from '../page/live-regions.js';
import { pressed } from '../page/pressed.js';
import { asksFirst, tone } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';

/** Matches parts whose text other signals read, or whose text names a control. */
const otherwise = `dialog,[role=dialog],[role=alertdialog],label,option,${pressed},${live}`;

/**
 * New text outside the container of the call, such as an answer in another part of the page. A text that may be a refusal
 * leaves the outcome open. A text that the page only draws again is not new.
 */
export const textAppeared: EvidenceSignal = {
  name: 'text appeared',
  kinds: ['page-changed'],
  reads({ arrived, removed, now, act, scene }) {
    const earlier = new Set([...removed].map(({ textContent }) => foldText(textContent ?? '')));
    for (const [node, before] of arrived) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!node.isConnected || !element || !usable(element) || element.closest(otherwise)) continue;
      if (now.scope && now.scope !== document.body && isDrawnIn(element, now.scope)) continue;
      const text = foldText(node.textContent ?? '');
      if (!/\p{L}/u.test(text) || earlier.has(text) || withoutNumbers(text) === withoutNumbers(before)) continue;
      const isRefusal = tone(element, text, act, scene.values) === 'no' || asksFirst(text);
      return [isRefusal ? { kind: 'page-changed', role: 'doubts', text } : { kind: 'page-changed', role: 'hints' }];
    }
    return [];
  },
};

const withoutNumbers = (text: string): string => text.replace(/\d+/g, '0');
