import type { EvidenceSignal } from './evidence-signal.js';

/** The browser started a download because of the act. */
export const downloadStarted: EvidenceSignal = {
  name: 'download started',
  kinds: ['download-started'],
  reads: ({ downloads }) => downloads.map((text) => ({ kind: 'download-started', role: 'confirms', text })),
};
