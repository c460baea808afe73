import type { FoundLabel } from '../readings/found-label.js';

/** One place in which a control's label can be written. */
export interface LabelSource<Of> {
  /** Names the source in tests. */
  name: string;
  /** Explains the rank of the source in one sentence. */
  reason: string;
  /** The source is read only if no earlier source has a label. */
  fallback?: true;
  labels(of: Of): readonly FoundLabel[];
}

/** Collects the labels of the sources in order, each text once. */
export function collectLabels<Of>(sources: readonly LabelSource<Of>[], of: Of): FoundLabel[] {
  const found: FoundLabel[] = [];
  for (const source of sources) {
    if (source.fallback === true && found.length > 0) continue;
    found.push(...source.labels(of));
  }
  return uniqueLabels(found);
}

/** Keeps the first label of each text. */
export function uniqueLabels(labels: readonly FoundLabel[]): FoundLabel[] {
  const seen = new Set<string>();
  return labels.filter((label) => !seen.has(label.text) && seen.add(label.text));
}
