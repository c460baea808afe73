import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';

/** A boundary and the number of intents inside. */
interface Candidate {
  boundary: DraftBoundary;
  count: number;
  /** A control opens the boundary. */
  isOpened: boolean;
}

/** The kinds of boundaries that the app model leaves out, each with its reason. */
export const omissions: readonly { name: string; reason: string; omits(candidate: Candidate): boolean }[] = [
  {
    name: 'empty',
    reason: 'A boundary without intents scopes nothing.',
    omits: ({ count }) => count === 0,
  },
  {
    name: 'component of one control',
    reason: 'A wrapper component is no place on the page, unless it is opened.',
    omits: ({ boundary, count, isOpened }) =>
      boundary.kind === 'component' && count < 2 && !(isOpened && boundary.shown !== undefined),
  },
  {
    name: 'nameless group of one control',
    reason: 'A fieldset around one control only lays it out, unless it is opened.',
    omits: ({ boundary, count, isOpened }) =>
      boundary.kind === 'group' &&
      boundary.labels.length === 0 &&
      count < 2 &&
      !(isOpened && boundary.shown !== undefined),
  },
  {
    name: 'condition without an opener',
    reason: 'A part of a template under a condition is a place only where a control opens it.',
    omits: ({ boundary, isOpened }) => boundary.kind === 'region' && boundary.entry === null && !isOpened,
  },
];

/** Returns the boundaries that scope intents, in document order. The page is always kept. */
export function keptBoundaries(intents: readonly DraftIntent[], boundaries: readonly DraftBoundary[]): DraftBoundary[] {
  const counts = new Map<DraftBoundary, number>();
  for (const intent of intents) {
    for (let at = intent.boundary; at !== null; at = at.parent) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return boundaries.filter((boundary) => {
    const candidate = { boundary, count: counts.get(boundary) ?? 0, isOpened: boundary.openers.length > 0 };
    return (
      boundary.kind === 'page' || boundary.filledBy !== undefined || !omissions.some(({ omits }) => omits(candidate))
    );
  });
}

/** Returns the boundary itself, or the nearest kept boundary around. */
export function nearestKept(
  boundary: DraftBoundary | null,
  kept: ReadonlyMap<DraftBoundary, number>,
): DraftBoundary | null {
  for (let at = boundary; at !== null; at = at.parent) if (kept.has(at)) return at;
  return null;
}
