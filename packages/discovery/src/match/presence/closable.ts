import { isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';

/** True for overlays and for boundaries that a control opens: their content may be absent on a page with their surroundings. */
export function isClosable(boundary: Boundary | undefined): boolean {
  if (boundary === undefined) return false;
  const { kind, openers, shownBy, shownAtFirst } = boundary;
  return isOverlayKind(kind) || ((openers.length > 0 || shownBy !== undefined) && shownAtFirst !== true);
}
