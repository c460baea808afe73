import type { ManifestTarget } from '@webmcp/contract';

import { dialogAround, drawnDialogs } from '../../accessibility/drawn-dialogs.js';
import { name } from '../../accessibility/accessible-name.js';
import { rendered } from '../../accessibility/rendered.js';
import { role } from '../../accessibility/role.js';
import { composedClosest } from '../../dom/composed-closest.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { openRoots } from '../../dom/open-roots.js';
import { query } from '../../dom/query.js';
import { contains } from '../../dom/matching.js';
import { strategyIn } from '../../locate/strategies/locate-strategies.js';

const overlays = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
const boxes = `form,section,fieldset,[role],${overlays}`;

/**
 * Decides whether a located container is in an overlay that the map does not know, with a twin behind it. A twin has the
 * same role and name. A copy on top of the page is no proof that the page moved its part there.
 */
function hasTwinBehind(element: Element, { fingerprint }: ManifestTarget): boolean {
  const around = dialogAround(element);
  const overlay = composedClosest(element, overlays) ?? (around === element ? null : around);
  const isKnown =
    fingerprint === undefined || [fingerprint.kind, ...fingerprint.scope].some((scope) => /dialog/.test(scope));
  if (!overlay || (isKnown && overlay !== element)) return false;
  const [kind, text] = [role(element), name(element)];
  return query(openRoots(document), boxes).some(
    (other) =>
      other !== element && !contains(overlay, other) && role(other) === kind && name(other) === text && rendered(other),
  );
}

/**
 * Decides whether a located control is in a box that is drawn as a dialog, in place of another. The box covers the meant
 * control, so no search finds it.
 */
function isInPlaceOfCovered(
  element: Element,
  { selectors: [best], fingerprint }: ManifestTarget,
  testIdAttributes: readonly string[],
): boolean {
  const dialog = drawnDialogs().findLast((each) => isDrawnIn(element, each));
  if (!dialog || !best || fingerprint?.scope.some((scope) => scope.startsWith('dialog'))) return false;
  const all = strategyIn(undefined, best.strategy).hits(best.value, { roots: openRoots(document), testIdAttributes });
  return all.some((other) => !isDrawnIn(other, dialog) && rendered(other));
}

/** Decides whether a located element is in an overlay, and the meant one is behind it. */
export const isOther = (
  element: Element,
  target: ManifestTarget,
  { part, root, testIdAttributes }: { part: string; root: ParentNode; testIdAttributes: readonly string[] },
): boolean =>
  part === 'container'
    ? hasTwinBehind(element, target)
    : root === document && isInPlaceOfCovered(element, target, testIdAttributes);
