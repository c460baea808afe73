import type { EvidenceSignal } from './evidence-signal.js';

/** Fields in the container have other values, and the call did not set them: a result, a copy, a swap. */
export const valuesChanged: EvidenceSignal = {
  name: 'values changed',
  kinds: ['values-changed'],
  reads: ({ before, now, scene }) =>
    [...now.fields].some(
      ([field, value]) =>
        (before.fields.get(field) ?? value) !== value && !scene.sets(field) && !scene.left.includes(field),
    )
      ? [{ kind: 'values-changed', role: 'hints' }]
      : [],
};
