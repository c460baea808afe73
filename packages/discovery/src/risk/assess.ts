import type { Risk } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel } from '../intents/model/intent.js';
import { worst, type RiskEvidence } from './model/risk-evidence.js';
import { riskSubject, type RiskSubject } from './model/risk-subject.js';
import { evidenceBy, firstRule, lastRule, riskRules } from './rules/risk-rules.js';
import { weigh, withPutBack, withRequest, withUpdate } from './rules/weighing-rules.js';

/**
 * Assesses the risk of a tool: the worst level that its evidence has. `destructive` ends something for good or moves
 * money; `caution` is any other write, and every write of which nothing is known.
 * @param candidates all candidates that make the tool
 */
export function assess(candidates: readonly ToolCandidate[], appModel: AppModel): Risk {
  const evidence = candidates.flatMap((candidate) => evidenceOf(riskSubject(candidate, appModel)));
  const level = worst(evidence.map((each) => each.level));
  const reasons = evidence.filter((each) => each.level === level).map(({ reason }) => reason);
  const distinct = [...new Map(reasons.map((reason) => [`${reason.signal} ${reason.evidence}`, reason])).values()];
  return { level, reasons: distinct };
}

function evidenceOf(subject: RiskSubject): RiskEvidence[] {
  const deciding = evidenceBy(firstRule, subject);
  if (deciding.length > 0) return deciding;
  const found = riskRules.flatMap((rule) => evidenceBy(rule, subject)).map((each) => withPutBack(each, subject));
  const kept = weigh(withUpdate(withRequest(found)), subject);
  return kept.length > 0 ? kept : evidenceBy(lastRule, subject);
}
