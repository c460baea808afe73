import { showsWork } from '../page/picture.js';
import type { EvidenceSignal } from './evidence-signal.js';

/**
 * The pressed element, or the one in its place, has another picture: a sun became a moon, or the header of a column got an
 * arrow. A wheel that turns reports work. A destructive tool is not done by a picture, and a call with values needs more.
 */
export const pictureChanged: EvidenceSignal = {
  name: 'picture changed',
  kinds: ['state-changed'],
  reads({ scene: { mayOpenForm }, before, now }) {
    const isOther = now.picture !== '' && before.picture !== now.picture;
    return mayOpenForm && isOther && !showsWork(now.picture) ? [{ kind: 'state-changed', role: 'hints' }] : [];
  },
};
