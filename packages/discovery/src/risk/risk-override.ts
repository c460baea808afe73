import type { Risk, RiskLevel } from '@webmcp/contract';

/** The risk that config sets for one tool, with the developer's reason. */
export interface RiskOverride {
  level: RiskLevel;
  reason: string;
}

/** Returns the risk that config sets. Only config may lower a level; the evidence stays among the reasons. */
export function withOverride({ level, reasons }: Risk, override: RiskOverride | undefined): Risk {
  if (override === undefined) return { level, reasons };
  return {
    level: override.level,
    reasons: [{ signal: 'config', evidence: `${override.reason} (was ${level})` }, ...reasons],
  };
}
