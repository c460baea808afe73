import type { EvidenceSignal } from './evidence-signal.js';

/** The address changed within the document. */
export const routeChanged: EvidenceSignal = {
  name: 'route changed',
  kinds: ['route-changed'],
  reads: ({ before, now }) =>
    now.href === before.href
      ? []
      : [{ kind: 'route-changed', role: 'confirms', text: location.pathname + location.hash }],
};
