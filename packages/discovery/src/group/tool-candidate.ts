import type { ToolKind } from '@webmcp/contract';

/** The output of the stage *group*: intents that are one tool. All numbers are indexes into the app model. */
export interface ToolCandidate {
  kind: ToolKind;
  /** The boundary that contains the tool; null for the whole page. */
  container: number | null;
  fields: number[];
  /** The intent that submits the fields, or acts without fields. */
  action: number | null;
  /** The boundary of the row that the tool acts on. */
  row: number | null;
  /** Intents to click, in order, before the container is on the page. */
  openers: number[];
  /** The opener that chooses this use of a form: for the record of its row, or for one kind. The opener names the tool. */
  chosenBy?: number;
  /**
   * Other candidates that are the same tool, written again elsewhere. `mergeDuplicateTools` sets the list. The list is
   * empty if the candidates are on the same page. Each is then a tool of its own.
   */
  duplicates?: readonly ToolCandidate[];
  /** The tools of the single controls that are one choice now. Each one counts for the risk. */
  merges?: readonly ToolCandidate[];
  /** A dialog of the app that asks before the action is done, and the button in it that says yes. */
  question?: { dialog: number; yes: number };
  /** One step of a wizard: the boundary that contains all steps, and the number of the step, from 1. */
  flow?: { boundary: number; step: number };
}

/** Compares candidates by the first intent of each in the source, then by action. */
export function compareCandidates(left: ToolCandidate, right: ToolCandidate): number {
  return firstIntentOf(left) - firstIntentOf(right) || (left.action ?? -1) - (right.action ?? -1);
}

/** Returns every intent of a tool: fields, openers and action. */
export function intentsOf({ fields, openers, action }: ToolCandidate): number[] {
  return [...fields, ...openers, ...(action === null ? [] : [action])];
}

function firstIntentOf({ fields, action }: ToolCandidate): number {
  return Math.min(...fields, action ?? Number.POSITIVE_INFINITY);
}
