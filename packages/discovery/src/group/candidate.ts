import type { ToolKind } from '@webmcp/contract';

/** Intents that belong together as one tool; all numbers are indexes into the appModel. */
export interface ToolCandidate {
  kind: ToolKind;
  /** The boundary that is the tool's container, or null. */
  container: number | null;
  fields: number[];
  action: number | null;
  /** The row boundary of a row action. */
  row: number | null;
  /** Intents to click, in order, before the container is there. */
  openers: number[];
  /**
   * Other candidates that are the same tool, written again elsewhere. Set by `mergeDuplicateTools`; empty where the other
   * candidates are on the same page, so that each is a tool of its own.
   */
  duplicates?: readonly ToolCandidate[];
  /** One step of a wizard: the boundary that holds all steps, and the step's place among them, from 1. */
  flow?: { boundary: number; step: number };
}

/** Compares candidates by the first intent that each has in the source, then by action. */
export function compareCandidates(left: ToolCandidate, right: ToolCandidate): number {
  return firstIntentOf(left) - firstIntentOf(right) || (left.action ?? -1) - (right.action ?? -1);
}

function firstIntentOf({ fields, action }: ToolCandidate): number {
  return Math.min(...fields, action ?? Number.POSITIVE_INFINITY);
}
