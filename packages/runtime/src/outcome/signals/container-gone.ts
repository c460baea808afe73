import { brokenTitle } from '../page/broken-title.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Reading } from './observation.js';
import { refusal } from './refusal.js';

const isGone = ({ before, isThere, opened }: Reading): boolean => !!before.scope && !isThere && !opened.length;

/** The container left the page, and no dialog covers it. */
export const containerGone: EvidenceSignal = {
  name: 'container gone',
  kinds: ['container-gone'],
  reads: (seen) => (isGone(seen) ? [{ kind: 'container-gone', role: 'confirms' }] : []),
};

/** The container left the page, and an error boundary came in its place. */
export const partBroken: EvidenceSignal = {
  name: 'part broken',
  kinds: ['validation'],
  reads(seen) {
    if (!isGone(seen) || seen.now.href !== seen.before.href) return [];
    const title = brokenTitle(seen.added, seen.place, seen.scene.values);
    return title ? [refusal(seen, title.text, undefined, title.sure ? 'refuses' : 'doubts')] : [];
  },
};
