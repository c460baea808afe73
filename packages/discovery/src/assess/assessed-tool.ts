import type { Field, Risk } from '@webmcp/contract';

import type { Intent } from '../intents/model/intent.js';
import type { SynthesizedTarget, ToolTargets } from '../synthesize/tool-targets.js';

/** The output of the stage *assess*: a tool with its risk, the fields that it offers, and its readiness. */
export interface AssessedTool {
  targets: ToolTargets;
  /** The risk by evidence. The stage *name* applies the risk that config sets. */
  risk: Risk;
  /** The fields that agents may see, in order, each with its schema and sensitivity. */
  fields: Field[];
  /** The targets of these fields, in the same order. */
  offered: readonly SynthesizedTarget[];
  /** The rule that holds the tool back. Absent if the map lists the tool. */
  heldBackBy?: string;
  /** True if the map lists the tool although a target of it is not stable. */
  unstable: boolean;
  /** Targets that are not stable. The map lists each with guidance. */
  weak: WeakTarget[];
  /** Fields that no call can set, and an action that nothing answers, each with the reason. */
  refused: { intent: Intent; reason: string }[];
}

/** A target that is not stable, or an action in rows that no text distinguishes. */
export interface WeakTarget {
  target: SynthesizedTarget;
  part: 'field' | 'action' | 'opener';
  /** True if the tool is held back or only marked unstable because of such a target. */
  holdsBack: boolean;
  /** True for the action of a tool whose rows no text distinguishes. */
  rowless: boolean;
  /** True for an action whose code is unknown. */
  unread: boolean;
}
