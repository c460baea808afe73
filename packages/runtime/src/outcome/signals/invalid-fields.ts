import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding } from './finding.js';
import { refusal } from './refusal.js';

/**
 * Fields are marked as invalid for assistive technology. A mark that was there before counts later only: the app may
 * not have looked at the new values yet. If a hint and an error share one description, the hint was there before.
 */
export const invalidFields: EvidenceSignal = {
  name: 'invalid fields',
  kinds: ['validation'],
  reads: (seen) =>
    [...seen.now.invalid].flatMap(([field, text]): Finding[] => {
      if (!seen.concerns({ at: field, field })) return [];
      const old = seen.before.invalid.get(field);
      if (text && old !== text) return [refusal(seen, text, field)];
      if (old !== undefined) return [refusal(seen, text || 'is not valid', field, 'refused before')];
      return [refusal(seen, 'is not valid', field, 'marks')];
    }),
};
