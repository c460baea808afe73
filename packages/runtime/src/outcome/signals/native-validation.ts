import type { EvidenceSignal } from './evidence-signal.js';
import { refusal } from './refusal.js';

/** The browser's own validation stopped the submit. */
export const nativeValidation: EvidenceSignal = {
  name: 'native validation',
  kinds: ['validation'],
  reads: (seen) =>
    [...seen.blocked]
      .filter(([field]) => seen.concerns({ at: field, field }))
      .map(([field, text]) => refusal(seen, text || 'is not valid', field)),
};
