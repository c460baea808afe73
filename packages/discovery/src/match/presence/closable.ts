import { isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';

/**
 * Decides whether a boundary is an overlay or has an opener. The content of such a boundary may be absent from a page
 * with its surroundings.
 */
export function isClosable(boundary: Boundary | undefined): boolean {
  if (boundary === undefined) return false;
  const { kind, openers, shownBy, shownAtFirst } = boundary;
  return isOverlayKind(kind) || ((openers.length > 0 || shownBy !== undefined) && shownAtFirst !== true);
}
