import type { EvidenceSignal } from './evidence-signal.js';

const textOf = ({ name, responseStatus }: PerformanceResourceTiming): string =>
  `${responseStatus} ${new URL(name).pathname}`;

/** A request of the act failed. */
export const requestFailed: EvidenceSignal = {
  name: 'request failed',
  kinds: ['request-failed'],
  reads: ({ requests }) =>
    requests
      .filter(({ responseStatus }) => responseStatus >= 400)
      .map((request) => ({
        kind: 'request-failed',
        role: 'refuses',
        text: textOf(request),
        message: `The app's request failed: ${textOf(request)}`,
      })),
};

/**
 * A request of the act succeeded. That alone is no answer of the app: its page may still refuse. A request that only reads
 * does nothing. Frameworks read their data again after any act, so such a request supports only a tool that shows something.
 */
export const requestFinished: EvidenceSignal = {
  name: 'request finished',
  kinds: ['request-finished'],
  reads: ({ requests, reads, scene }) =>
    requests
      .filter(({ responseStatus }) => responseStatus && responseStatus < 400)
      .map((request) => ({
        kind: 'request-finished',
        role: reads?.has(request) && !scene.shows ? 'accompanies' : 'supports',
        text: textOf(request),
      })),
};
