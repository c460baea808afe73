import { riskLevels, type Risk, type RiskLevel } from '@webmcp/contract';

/**
 * Returns the risk with a higher level that a model proposed. A level that is not higher changes nothing, because a
 * model may raise a risk and never lower one (docs/design.md, Risk).
 */
export function withModelRisk(risk: Risk, proposed: RiskLevel | undefined): Risk {
  if (proposed === undefined || riskLevels.indexOf(proposed) <= riskLevels.indexOf(risk.level)) return risk;
  const evidence = `a model proposed ${proposed} (was ${risk.level})`;
  return { level: proposed, reasons: [{ signal: 'model', evidence }, ...risk.reasons] };
}
