import type { EvidenceSignal } from './evidence-signal.js';

/** The tool's rows are others than before. */
export const rowsChanged: EvidenceSignal = {
  name: 'rows changed',
  kinds: ['rows-changed'],
  reads: ({ before, now }) => (now.rows === before.rows ? [] : [{ kind: 'rows-changed', role: 'confirms' }]),
};
