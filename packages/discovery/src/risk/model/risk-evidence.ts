import { riskLevels, type RiskLevel, type RiskReason } from '@webmcp/contract';

/** One piece of evidence for a risk level. */
export interface RiskEvidence {
  /** The name of the rule that found the evidence. */
  rule: string;
  level: RiskLevel;
  reason: RiskReason;
  /** The word that decides, if a word does. */
  term?: string;
}

/** Evidence as a rule finds it; the list of rules adds the rule's name. */
export type FoundEvidence = Omit<RiskEvidence, 'rule'> & Partial<Pick<RiskEvidence, 'rule'>>;

/** Returns the worst of the levels; `safe` without any. */
export function worst(levels: readonly RiskLevel[]): RiskLevel {
  return levels.reduce<RiskLevel>((a, b) => (riskLevels.indexOf(a) >= riskLevels.indexOf(b) ? a : b), 'safe');
}
