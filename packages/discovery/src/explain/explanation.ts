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
  /** Score from 0 to 1. */
  value: number;
  /** The signal's share of the score, if every signal counts. */
  weight: number;
  says: string;
}

/** A selector of a target. */
export interface ExplainedSelector extends Selector {
  /** The reason for its score. */
  why: string;
}

/** One target with its match and its selectors. */
export interface ExplainedTarget {
  part: 'action' | 'field' | 'container' | 'rows' | 'row key' | 'reach step';
  /** The field's key, or the number of the step. */
  key?: string;
  label?: string;
  role?: string;
  required?: boolean;
  sensitive?: string;
  /** Present for a field that rests on the page alone. */
  basis?: Tool['basis'];
  source?: Source;
  confidence: number;
  paired?: { score: number; provenance: string; signals: ExplainedSignal[] };
  /** The scope that its selectors are counted in. */
  within: string;
  selectors: ExplainedSelector[];
  /** The reason why the first selector is the best; absent without selectors. */
  best?: string;
  /** The fingerprint in words; empty without a fingerprint. */
  looksLike: string[];
  fingerprint?: Fingerprint;
  survival?: Target['survival'];
  /** Survival in words, also if it was not measured. */
  survives: string;
}

/** Everything about one tool in a map, for a person. */
export interface Explanation {
  /** The tool, emitted or held back. */
  tool: Pick<Tool, 'id' | 'name'> &
    Partial<Pick<Tool, 'title' | 'description' | 'kind' | 'basis' | 'source' | 'flow' | 'proof'>>;
  /** True if the targets under `unstable` hold the tool back. */
  held: boolean;
  risk?: { level: Tool['risk']['level']; reasons: RiskReason[] };
  states: State[];
  /** The steps before a call, in words; empty if the tool is on the page at once. */
  reach: string[];
  row?: { param: string };
  targets: ExplainedTarget[];
  unstable: Unstable[];
}
