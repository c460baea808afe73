import type { RiskLevel, RiskReason } from '@webmcp/contract';

/** One thing that speaks for a level. */
export interface RiskEvidence {
  level: RiskLevel;
  reason: RiskReason;
  /** The word it rests on, where it rests on one. */
  term?: string;
}

const order: readonly RiskLevel[] = ['safe', 'caution', 'destructive'];

/** The worse of two levels. */
export const worse = (a: RiskLevel, b: RiskLevel): RiskLevel => (order.indexOf(a) >= order.indexOf(b) ? a : b);
