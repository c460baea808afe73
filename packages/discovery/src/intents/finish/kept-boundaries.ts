import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';

/**
 * The boundaries that scope something: those with an intent inside, without the components that hold a single control
 * (a wrapper is not a place) and the guarded pieces that nothing opens. In document order.
 */
export function keptBoundaries(intents: readonly DraftIntent[], boundaries: readonly DraftBoundary[]): DraftBoundary[] {
  const counts = new Map<DraftBoundary, number>();
  for (const intent of intents) {
    for (let at = intent.boundary; at !== null; at = at.parent) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return boundaries.filter((boundary) => {
    const count = counts.get(boundary) ?? 0;
    if (boundary.kind === 'page') return true;
    if (count === 0) return false;
    const revealed = boundary.shown !== undefined && boundary.openers.length > 0;
    if (boundary.kind === 'component') return count > 1 || revealed;
    // A fieldset that only lays one control out.
    if (boundary.kind === 'group' && boundary.labels.length === 0) return count > 1 || revealed;
    const isGuard = boundary.kind === 'region' && boundary.entry === null;
    return !isGuard || boundary.openers.length > 0;
  });
}

/** The boundary itself or the nearest one around it that was kept. */
export function nearestKept(
  boundary: DraftBoundary | null,
  kept: ReadonlyMap<DraftBoundary, number>,
): DraftBoundary | null {
  for (let at = boundary; at !== null; at = at.parent) if (kept.has(at)) return at;
  return null;
}
