import { oneSidedShare, similarity, unlikeOpener, unlikePicture } from '../model/weights.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { labelSimilarity } from '../views/label-similarity.js';
import type { Signal } from './reading.js';
import { roleAgreement } from './role-agreement.js';

/** Compares the roles. An opener pairs with an opener, and a picture with a picture. A value of 0 is a veto. */
export function roleSignal(intent: IntentView, element: ElementView): Signal {
  return {
    value: roleAgreement(intent.intent, element.element) * opensAlike(intent, element) * picturesAlike(intent, element),
    share: intent.intent.roles.length === 0 ? oneSidedShare.role : 1,
  };
}

/** Compares whether both sides open something. Most libraries mark a menu's trigger with `aria-haspopup`. */
function opensAlike({ opensOverlay }: IntentView, { element }: ElementView): number {
  const popup = element.attributes['aria-haspopup'];
  const opens = popup !== undefined && popup !== 'false';
  return opensOverlay === opens ? 1 : unlikeOpener;
}

/** Compares the pictures of both sides, if their names are known. */
function picturesAlike(intent: IntentView, element: ElementView): number {
  const isOneSided = intent.labels.some(({ isIcon }) => isIcon) !== (element.icon !== null);
  return isOneSided || picturesDiffer(intent, element) ? unlikePicture : 1;
}

/** Decides whether the names of both pictures are known and have nothing in common: a cross and three dots. */
export function picturesDiffer({ labels }: IntentView, { icon }: ElementView): boolean {
  const own = labels.filter(({ isIcon }) => isIcon);
  if (own.length === 0 || icon === null) return false;
  return own.every((label) => labelSimilarity(label, icon) < similarity.conflict);
}
