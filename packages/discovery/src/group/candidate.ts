import type { ToolKind } from '@webmcp/contract';

/** Intents that belong together as one tool; all numbers are indexes into the understanding. */
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
}
