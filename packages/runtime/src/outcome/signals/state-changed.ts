import type { EvidenceSignal } from './evidence-signal.js';

/** The pressed element's own state changed. */
export const stateChanged: EvidenceSignal = {
  name: 'state changed',
  kinds: ['state-changed'],
  reads: ({ scene, before, now }) =>
    scene.action?.isConnected && now.state !== before.state ? [{ kind: 'state-changed', role: 'confirms' }] : [],
};
