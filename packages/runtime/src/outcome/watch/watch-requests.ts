import type { Watch } from './watch.js';

/** Milliseconds after the act within which a request is the act's own. Later requests are more likely polling. */
const own = 1000;

/** Notes the requests that the page's scripts make because of the act. */
export function watchRequests({ seen, start, ended, touch }: Watch): void {
  const network = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isOwn = entry.startTime >= start && entry.startTime < start + own;
      if (!isOwn || !/^(fetch|xmlhttprequest)$/.test(entry.initiatorType)) continue;
      seen.requests.push(entry);
      touch();
    }
  });
  network.observe({ type: 'resource' });
  ended.addEventListener('abort', () => network.disconnect());
}
