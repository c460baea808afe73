import { knownButtonWords } from '../../intents/openers/button-words.js';
import type { FoundEvidence } from '../model/risk-evidence.js';
import type { RiskRule } from '../model/risk-rule.js';
import { sensitivity } from '../sensitivity/sensitivity.js';

/** Secrets that prove who a person is. */
const proofs: ReadonlySet<string | undefined> = new Set(['password', 'otp']);

/** Reads the secrets that the action submits, and names of identity providers. A link to the sign-in page does neither. */
export const signingIn: RiskRule = {
  name: 'signing-in',
  reason: 'Signing in or up acts for a person from then on, whatever the code around shows.',
  find: ({ fields, action }) => {
    if (action === undefined) return [];
    const { source } = action;
    const secret = fields.find((field) => proofs.has(sensitivity(field, [])));
    const found: FoundEvidence[] = [];
    if (secret !== undefined)
      found.push({ level: 'caution', reason: { signal: 'form', evidence: 'submits a password or code', source } });
    const provider = action.labels.find(({ text }) => knownButtonWords.signsInElsewhere(text));
    if (provider !== undefined)
      found.push({ level: 'caution', reason: { signal: 'label', evidence: `"${provider.text}"`, source } });
    return found;
  },
};
