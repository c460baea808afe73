import type { Watch } from './watch.js';

/** The most milliseconds between the end of a request and the browser's report that count as quiet already. */
const reported = 100;

/** Notes the requests that the page's scripts make because of the act. */
export function watchRequests({ seen, work, ended, touch }: Watch): void {
  const reads = new Set<PerformanceResourceTiming>();
  seen.reads = reads;
  const network = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!work.sent.has(entry) || !/^(fetch|xmlhttprequest)$/.test(entry.initiatorType)) continue;
      seen.requests.push(entry);
      if (work.sent.asks(entry)) reads.add(entry);
      touch(Math.max(entry.responseEnd, performance.now() - reported));
    }
  });
  network.observe({ type: 'resource' });
  ended.addEventListener('abort', () => network.disconnect());
}
