import type { BoundaryKind } from '@webmcp/contract';

import type { Boundary } from '../intents/intent.js';

/** Boundaries that are not there until something opens them. */
export const closable: ReadonlySet<BoundaryKind> = new Set(['dialog', 'drawer', 'menu', 'popover']);

/** Whether what a boundary holds need not be shown although the place around it is: overlays, and what a control folds out. */
export function canBeShut(boundary: Boundary | undefined): boolean {
  if (boundary === undefined) return false;
  const { kind, openers, shownBy, shownAtFirst } = boundary;
  return closable.has(kind) || ((openers.length > 0 || shownBy !== undefined) && shownAtFirst !== true);
}
