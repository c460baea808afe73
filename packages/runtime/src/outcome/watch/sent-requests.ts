import type { Begun } from './watch-code.js';

/** Milliseconds after the act within which a request without a known cause is the act's own. */
export const ownTime = 1000;

/**
 * The most milliseconds between the call of a function and the start that the browser reports, on a busy machine. The nearest
 * call to an address is that of its request.
 */
const longestSlack = 1000;

/** A request that the page's code began. */
interface Sent {
  url: string;
  at: number;
  kind: Begun['kind'];
  /** True if the act's code began it, or may have. */
  isOwn: boolean;
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
  const sent: Sent[] = [];
  const before = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const isOther = (request: PerformanceResourceTiming, { kind }: Sent): boolean =>
    // A failed write may be the act's own after all, and a call fails closed.
    kind === 'read' || request.responseStatus < 400;
  return {
    note({ kind, url, isHeld }, isRunning) {
      if (!url) return;
      const isOwn = isRunning || isHeld === true || (kind === 'write' && !before.has(url));
      sent.push({ url, at: performance.now(), kind, isOwn });
    },
    has(request) {
      if (request.startTime < start) return false;
      const known = nearest(sent, request);
      return known?.isOwn === true || (request.startTime < start + ownTime && !(known && isOther(request, known)));
    },
    asks({ name }) {
      const known = sent.filter(({ url, isOwn }) => isOwn && url === name);
      return known.length > 0 && known.every(({ kind }) => kind === 'read');
    },
  };
}

/** Returns the call that began a request. */
function nearest(sent: readonly Sent[], { name, startTime }: PerformanceResourceTiming): Sent | undefined {
  const distance = ({ at }: Sent): number => Math.abs(at - startTime);
  const [first] = sent
    .filter((one) => one.url === name && distance(one) < longestSlack)
    .toSorted((a, b) => distance(a) - distance(b));
  return first;
}
