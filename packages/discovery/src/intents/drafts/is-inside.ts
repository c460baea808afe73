import type { DraftBoundary, DraftIntent } from './draft.js';

/** Decides whether a boundary contains a control, at any depth. */
export function isInside(intent: DraftIntent, boundary: DraftBoundary): boolean {
  for (let at = intent.boundary; at !== null; at = at.parent) if (at === boundary) return true;
  return false;
}
