import type { EvidenceSignal } from './evidence-signal.js';

/** The form was reset, or its text fields are empty again. */
export const formReset: EvidenceSignal = {
  name: 'form reset',
  kinds: ['form-reset'],
  reads: ({ reset, scene }) => (reset || scene.cleared() ? [{ kind: 'form-reset', role: 'confirms' }] : []),
};
