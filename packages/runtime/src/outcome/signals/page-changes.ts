import type { EvidenceSignal } from './evidence-signal.js';

/** The texts or controls inside the container changed. */
export const containerChanged: EvidenceSignal = {
  name: 'container changed',
  kinds: ['container-changed'],
  reads: (seen) => (seen.isOther() ? [{ kind: 'container-changed', role: 'hints' }] : []),
};

/** The texts of the whole page changed. Only tools that open something use this signal. */
export const pageChanged: EvidenceSignal = {
  name: 'page changed',
  kinds: ['page-changed'],
  reads: ({ before, now }) => (now.page === before.page ? [] : [{ kind: 'page-changed', role: 'hints' }]),
};
