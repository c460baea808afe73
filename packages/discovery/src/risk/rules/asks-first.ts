import type { RiskRule } from '../model/risk-rule.js';

/** An app that asks the person before it acts does more than to change the view. */
export const asksFirst: RiskRule = {
  name: 'asks-first',
  reason: 'Nobody asks a person before an act that changes nothing.',
  find: ({ candidate, action, handlers }) => [
    ...(candidate.question === undefined || action === undefined
      ? []
      : [{ level: 'caution' as const, reason: { signal: 'handler', evidence: 'asks first', source: action.source } }]),
    ...handlers.flatMap(({ asked = [] }) =>
      asked.map(({ callee, at }) => ({
        level: 'caution' as const,
        reason: { signal: 'handler', evidence: `asks first: ${callee.join('.')}`, source: at },
      })),
    ),
  ],
};
