import type { ManifestTarget } from '@webmcp/contract';

import { name } from '../../accessibility/accessible-name.js';
import { rendered } from '../../accessibility/rendered.js';
import { role } from '../../accessibility/role.js';
import { composedClosest } from '../../dom/composed-closest.js';
import { openRoots } from '../../dom/open-roots.js';
import { query } from '../../dom/query.js';
import { contains } from '../../dom/matching.js';

const overlays = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
const boxes = `form,section,fieldset,[role],${overlays}`;

/**
 * Decides whether a located container is in an overlay that the map does not know, with a twin behind it. A twin has the
 * same role and name. A copy on top of the page is no proof that the page moved its part there.
 */
export function hasTwinBehind(element: Element, { fingerprint }: ManifestTarget): boolean {
  const overlay = composedClosest(element, overlays);
  const isKnown =
    fingerprint === undefined || [fingerprint.kind, ...fingerprint.scope].some((scope) => /dialog/.test(scope));
  if (!overlay || (isKnown && overlay !== element)) return false;
  const [kind, text] = [role(element), name(element)];
  return query(openRoots(document), boxes).some(
    (other) =>
      other !== element && !contains(overlay, other) && role(other) === kind && name(other) === text && rendered(other),
  );
}
