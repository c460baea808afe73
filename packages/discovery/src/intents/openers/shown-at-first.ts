import { isOverlayKind } from '@webmcp/text';

import type { DraftBoundary } from '../drafts/draft.js';

/**
 * Decides whether a boundary is visible without a click, by the first value of its state. If that value is unknown, the
 * first of several boundaries of one state counts as visible. An example is a wizard's first step.
 */
export function isShownAtFirst({ kind, shown }: DraftBoundary, boundaries: readonly DraftBoundary[]): boolean {
  if (shown === undefined || shown.also?.some(({ atFirst }) => atFirst === false) === true) return false;
  if (shown.atFirst !== undefined) return shown.atFirst;
  if (shown.value === undefined || isOverlayKind(kind)) return false;
  const rivals = boundaries.filter((other) => other.shown?.state === shown.state && other.shown.value !== undefined);
  const values = new Set(rivals.map((other) => other.shown?.value));
  return values.size > 1 && rivals[0]?.shown?.value === shown.value;
}
