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

/** A request of the act succeeded. That alone is no answer of the app: its page may still refuse. */
export const requestFinished: EvidenceSignal = {
  name: 'request finished',
  kinds: ['request-finished'],
  reads: ({ requests }) =>
    requests
      .filter(({ responseStatus }) => responseStatus && responseStatus < 400)
      .map((request) => ({ kind: 'request-finished', role: 'supports', text: textOf(request) })),
};
