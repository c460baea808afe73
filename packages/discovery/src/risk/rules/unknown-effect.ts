import { staysInView } from '../calls/stays-in-view.js';
import type { RiskRule } from '../model/risk-rule.js';

/** Decides if no other rule found evidence: a handler that stays in the view is safe, an unknown effect is not. */
export const unknownEffect: RiskRule = {
  name: 'unknown-effect',
  reason: 'A write of which nothing is known is never safe.',
  find: (subject) => {
    const { candidate, action } = subject;
    if (action === undefined)
      return [{ level: 'safe', reason: { signal: 'role', evidence: 'sets values, submits nothing' } }];
    const { source } = action;
    if (candidate.fields.length > 0)
      return [{ level: 'caution', reason: { signal: 'form', evidence: 'submits a form', source } }];
    return [
      staysInView(subject)
        ? { level: 'safe', reason: { signal: 'handler', evidence: 'changes only what the page shows', source } }
        : { level: 'caution', reason: { signal: 'role', evidence: 'a button whose effect is not known', source } },
    ];
  },
};
