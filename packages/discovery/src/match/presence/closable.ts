import { isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';

/** Whether what a boundary holds need not be shown although the place around it is: overlays, and what a control folds out. */
export function isClosable(boundary: Boundary | undefined): boolean {
  if (boundary === undefined) return false;
  const { kind, openers, shownBy, shownAtFirst } = boundary;
  return isOverlayKind(kind) || ((openers.length > 0 || shownBy !== undefined) && shownAtFirst !== true);
}
