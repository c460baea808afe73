import type { ReachStep, Target, ToolKind } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Intent } from '../intents/model/intent.js';
import type { OutsideTwins } from '../selectors/rows/outside-twins.js';
import type { MatchedElement } from '../match/model/matched-elements.js';

/** An intent of a tool, the elements that it was paired with, and the target that these elements prove. */
export interface SynthesizedTarget {
  intent: Intent;
  matchedElements: readonly MatchedElement[];
  target: Target;
  /** True if the target has a selector and its confidence reaches the threshold. */
  stable: boolean;
  /** The container that an opener is searched in. Absent for the whole document, and for other targets than openers. */
  container?: Target;
  /** The rows and containers that an opener is searched outside of. */
  outside?: OutsideTwins['outside'];
  /** The items of a list, if pages show them in rows. */
  list?: { rows: Target; fields: SynthesizedTarget[]; remove?: SynthesizedTarget };
}

/** Returns targets with the targets inside the items of their lists. */
export const withItems = (targets: readonly SynthesizedTarget[]): SynthesizedTarget[] =>
  targets.flatMap((target) => [target, ...(target.list?.fields ?? []), target.list?.remove ?? []].flat());

/** The output of the stage *synthesise*: one tool candidate with its id and its targets. */
export interface ToolTargets {
  /** `wm_` and twelve hex digits, from the meaning of the candidate alone. */
  id: string;
  candidate: ToolCandidate;
  /** The candidate's kind, except for a row action whose row cannot be chosen: it becomes a form or an action. */
  kind: ToolKind;
  /** Ids of the states that show the tool, sorted. */
  states: string[];
  container?: Target;
  row?: { rows: Target; key: Target };
  /** The steps that bring the tool onto the page. Absent if a step is not stable. */
  reach?: ReachStep[];
  openers: SynthesizedTarget[];
  fields: SynthesizedTarget[];
  action: SynthesizedTarget | null;
}
