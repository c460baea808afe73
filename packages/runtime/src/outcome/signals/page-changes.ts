import { soundsDone, withoutValues } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Reading } from './observation.js';

/** The texts or controls inside the container changed. */
export const containerChanged: EvidenceSignal = {
  name: 'container changed',
  kinds: ['container-changed'],
  reads: (seen) => (seen.isOther() && !isOnlyRemark(seen) ? [{ kind: 'container-changed', role: 'hints' }] : []),
};

/** The texts of the whole page changed. Only tools that open something use this signal. */
export const pageChanged: EvidenceSignal = {
  name: 'page changed',
  kinds: ['page-changed'],
  reads({ scene: { action }, before, now }) {
    // A page may draw the pressed element anew, with the same wording.
    const isSame = action && !action.isConnected ? now.wholePage === before.wholePage : now.page === before.page;
    return isSame ? [] : [{ kind: 'page-changed', role: 'hints' }];
  },
};

/**
 * Decides whether the page only added words to a form that keeps the values of the call. Such a remark may be a result or a
 * refusal in any words. A tool that shows something has its result there.
 */
function isOnlyRemark({ scene, before, now }: Reading): boolean {
  const { values, shows } = scene;
  if (shows || !values.length || scene.cleared() || !keepsValues()) return false;
  const known = [...before.texts.values()];
  const fresh = [...now.texts.values()].filter((text) => !known.includes(text));
  const all = [...now.texts.values()];
  return (
    fresh.length > 0 &&
    known.every((text) => all.includes(text)) &&
    fresh.every((text) => !soundsDone(text) && withoutValues(text, values) === text)
  );

  function keepsValues(): boolean {
    return [...now.fields].some(([field, value]) => scene.sets(field) && value !== '');
  }
}
