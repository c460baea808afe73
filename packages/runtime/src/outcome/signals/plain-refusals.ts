import { foldText } from '@webmcp/text';

import { fieldNear } from '../page/field-near.js';
import { messageText } from '../page/message-text.js';
import { pressed } from '../page/pressed.js';
import { soundsDone, soundsRefused, withoutValues } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding } from './finding.js';
import type { Reading } from './observation.js';
import { refusal } from './refusal.js';
import { parentElement } from '../../dom/parents.js';
import { closest, contains } from '../../dom/matching.js';

/** Matches words of the page that are there to be read at any time. */
const standing = `${pressed},label,legend,th,h1,option`;

/**
 * A new text refuses by its words alone, without a mark: many apps write `{error && <p>{error}</p>}`. The words count if
 * nothing confirms. A form that was only emptied may be refused as well, so such words leave the outcome open. The content
 * that a safe tool shows refuses nothing.
 */
export const plainRefusals: EvidenceSignal = {
  name: 'plain refusals',
  kinds: ['validation'],
  reads(seen, found) {
    const { scene } = seen;
    if (scene.opens || (scene.shows && !scene.values.length)) return [];
    const confirmed = found.filter(({ role }) => role === 'confirms');
    if (confirmed.some(({ kind }) => kind !== 'form-reset')) return [];
    const findings: Finding[] = [];
    for (const [at, text] of freshTexts(seen)) {
      const own = withoutValues(text, scene.values);
      if (!soundsRefused(own) || soundsDone(own) || closest(at, standing)) continue;
      const field = seen.now.scope && fieldNear(at, seen.now.scope);
      if (!seen.concerns({ at, field })) continue;
      if (found.some(({ message, heard }) => message?.includes(text) || heard?.includes(text))) continue;
      findings.push(refusal(seen, text, field, confirmed.length ? 'doubts' : 'refuses unless confirmed'));
    }
    return findings;
  },
};

/** Returns the texts that came since the act, each with its element: in the scope, or beside the scope. */
function freshTexts({ before, now, added, scene: { action } }: Reading): [Element, string][] {
  const known = new Set(before.texts.values());
  const inScope = [...now.texts].filter(([node, text]) => before.texts.get(node) !== text && !known.has(text));
  const around = parentElement(now.boundary ?? now.scope ?? action);
  const beside = [...added].filter((node) => node.isConnected && contains(around, node) && !contains(now.scope, node));
  return [
    ...inScope.flatMap(([node, text]): [Element, string][] =>
      parentElement(node) ? [[parentElement(node)!, text]] : [],
    ),
    ...beside.flatMap((node): [Element, string][] => {
      const at = node instanceof HTMLElement ? node : parentElement(node);
      return at ? [[at, node instanceof HTMLElement ? messageText(node) : foldText(node.textContent ?? '')]] : [];
    }),
  ];
}
