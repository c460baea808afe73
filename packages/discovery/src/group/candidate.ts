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
  /** One step of a wizard: the boundary that holds all steps, and the step's place among them, from 1. */
  flow?: { boundary: number; step: number };
}
