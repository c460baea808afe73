import type { GroundTruthMap } from '@webmcp/contract';

/** Lists the tools whose risk config lowered, each with the reason in config. */
export const loweredRisks = ({ tools }: Pick<GroundTruthMap, 'tools'>): { tool: string; what: string }[] =>
  tools.flatMap(({ name, risk: { level, reasons } }) => {
    const { evidence } = reasons.find(({ signal }) => signal === 'config') ?? { evidence: '' };
    const [, reason, was] = /^(.*) \(was (safe|caution|destructive)\)$/s.exec(evidence) ?? [];
    const isLower = (was === 'destructive' && level !== was) || (was === 'caution' && level === 'safe');
    return isLower
      ? [{ tool: name, what: `config lowers the risk of ${name} from ${was} to ${level}: ${reason}` }]
      : [];
  });
