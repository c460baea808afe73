import { foldText } from '@webmcp/text';

import { asksFirst, soundsDone, soundsRefused, withoutValues } from '../page/tone.js';
import { withoutNumbers } from '../page/without-numbers.js';
import { isInOtherRow } from './concerns.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Reading } from './observation.js';
import { isElsewhere } from './is-elsewhere.js';
import { parentElement } from '../../dom/parents.js';

/**
 * New text outside the container of the call, such as an answer in another part of the page. A text that may be a refusal
 * leaves the outcome open. A text that the page only draws again is not new.
 */
export const textAppeared: EvidenceSignal = {
  name: 'text appeared',
  kinds: ['page-changed'],
  reads(seen, found) {
    // Nearer signs decide alone.
    if (found.some(({ role }) => role !== 'mentions' && role !== 'accompanies')) return [];
    const { arrived, removed, scene, now } = seen;
    const earlier = new Set([...removed].map(({ textContent }) => foldText(textContent ?? '')));
    for (const [node, before] of arrived) {
      const text = foldText(node.textContent ?? '');
      const isSame = earlier.has(text) || withoutNumbers(text) === withoutNumbers(before);
      const own = withoutValues(text, scene.values);
      if (isSame || !isElsewhere(node, now.scope) || isRecord(node, own === text, seen)) continue;
      if (soundsRefused(own) || asksFirst(own)) return [{ kind: 'page-changed', role: 'doubts', text }];
      // Other words after an act that is not safe may be a result, a refusal or the page's own news.
      const isResult = scene.shows || scene.cleared() || soundsDone(text) || own !== text;
      if (isResult) return [{ kind: 'page-changed', role: 'hints' }];
    }
    return [];
  },
};

/** Decides whether a text is a number, or a record. A record without a value of the call may have any words. */
const isRecord = (node: Node, isForeign: boolean, seen: Reading): boolean =>
  !/\p{L}/u.test(node.textContent ?? '') ||
  (isForeign && !seen.scene.shows && isInOtherRow(seen, { at: elementAt(node)! }));

const elementAt = (node: Node): Element | null => (node instanceof Element ? node : parentElement(node));
