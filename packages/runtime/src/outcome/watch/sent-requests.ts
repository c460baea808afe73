import type { Begun } from './watch-code.js';

/** Milliseconds after the act within which a request without a known cause is the act's own. */
export const ownTime = 1000;

/** Milliseconds between the call of a function and the start that the browser reports. */
export const slackOfClock = 100;

/** A request that the page's code began. */
interface Sent {
  url: string;
  at: number;
  kind: Begun['kind'];
}

/** The requests that the page's code begins during a call. */
export interface SentRequests {
  /** Notes a request. `isRunning` is true while code of the act runs. */
  note(begun: Begun, isRunning: boolean): void;
  /** Decides whether the act started a request. */
  has(request: PerformanceResourceTiming): boolean;
  /** Decides whether a request of the act only reads. False if the page's code hides the method. */
  asks(request: PerformanceResourceTiming): boolean;
}

/**
 * Separates the requests of an act from those of a page that polls. Other code than the act's begins a poll. So a read that
 * other code begins is no request of the act. Neither is a successful write of other code to an address that the page used
 * before.
 */
export function sentRequests(start: number): SentRequests {
  const own: Sent[] = [];
  const others: Sent[] = [];
  const before = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const isOther = (request: PerformanceResourceTiming): boolean => {
    const other = others.find(isOf(request));
    // A failed write may be the act's own after all, and a call fails closed.
    return other?.kind === 'read' || (!!other && request.responseStatus < 400);
  };
  return {
    note({ kind, url, isHeld }, isRunning) {
      if (!url) return;
      const isOwn = isRunning || isHeld || (kind === 'write' && !before.has(url));
      (isOwn ? own : others).push({ url, at: performance.now(), kind });
    },
    has: (request) =>
      request.startTime >= start &&
      (own.some(isOf(request)) || (request.startTime < start + ownTime && !isOther(request))),
    asks({ name }) {
      const known = own.filter(({ url }) => url === name);
      return known.length > 0 && known.every(({ kind }) => kind === 'read');
    },
  };
}

const isOf =
  ({ name, startTime }: PerformanceResourceTiming) =>
  ({ url, at }: Sent): boolean =>
    url === name && Math.abs(at - startTime) < slackOfClock;
