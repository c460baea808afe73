import { onlyTheView } from '../calls/stays-in-view.js';
import type { RiskRule } from '../model/risk-rule.js';

/**
 * A button that only opens something changes nothing by itself, even with a label such as "Delete". The opened part is
 * a tool of its own. A library's trigger has no handler of its own as evidence.
 */
export const onlyOpens: RiskRule = {
  name: 'only-opens',
  reason: 'The opened part has the act and is judged by itself.',
  find: ({ candidate, action, opens }) => {
    if (action === undefined || opens === undefined || candidate.fields.length > 0) return [];
    const isTrigger = opens.library !== undefined && action.control !== 'submit';
    if ((action.handlers.length === 0 && !isTrigger) || !action.handlers.every(onlyTheView)) return [];
    return [
      {
        level: 'safe',
        reason: { signal: 'handler', evidence: `only opens the ${opens.kind}`, source: action.source },
      },
    ];
  },
};
