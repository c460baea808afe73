import type { FoundEvidence } from './risk-evidence.js';
import type { RiskSubject } from './risk-subject.js';

/** A rule that finds evidence for the risk of a tool. */
export interface RiskRule {
  name: string;
  /** The reason why the evidence counts. */
  reason: string;
  find(subject: RiskSubject): readonly FoundEvidence[];
}
