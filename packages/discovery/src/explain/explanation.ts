import type {
  Fingerprint,
  MatchSignals,
  RiskReason,
  Selector,
  Source,
  State,
  Target,
  Tool,
  Unstable,
} from '@webmcp/contract';

/** One of the five signals of a pair, in numbers and words. */
export interface ExplainedSignal {
  signal: keyof MatchSignals;
  /** 0 to 1. */
  value: number;
  /** Its share of a score in which every signal can speak. */
  weight: number;
  says: string;
}

/** One way in which a target will be found. */
export interface ExplainedSelector extends Selector {
  /** Why it is worth its score. */
  why: string;
}

/** Why one target was paired and how it will be found. */
export interface ExplainedTarget {
  part: 'action' | 'field' | 'container' | 'rows' | 'row key' | 'reach step';
  /** The field's key, or the number of the step. */
  key?: string;
  label?: string;
  role?: string;
  required?: boolean;
  sensitive?: string;
  source?: Source;
  confidence: number;
  paired?: { score: number; provenance: string; signals: ExplainedSignal[] };
  /** Where its selectors are counted. */
  within: string;
  selectors: ExplainedSelector[];
  /** Why the first one is the best; absent without selectors. */
  best?: string;
  /** In words; empty where there is none. */
  looksLike: string[];
  fingerprint?: Fingerprint;
  survival?: Target['survival'];
  /** In words, also where it was not measured. */
  survives: string;
}

/** Everything that a map says of one tool, for a person. */
export interface Explanation {
  /** What was asked for: a tool that is emitted, or one that is held back. */
  tool: Pick<Tool, 'id' | 'name'> & Partial<Pick<Tool, 'title' | 'description' | 'kind' | 'source' | 'flow' | 'proof'>>;
  /** The tool is not there for want of what stands under `unstable`. */
  held: boolean;
  risk?: { level: Tool['risk']['level']; reasons: RiskReason[] };
  states: State[];
  /** What is done first, in words; empty where it is there at once. */
  reach: string[];
  row?: { param: string };
  targets: ExplainedTarget[];
  unstable: Unstable[];
}
