import type { Watch } from './watch.js';

/** Notes the requests that the page's scripts make because of the act. */
export function watchRequests({ seen, work, ended, touch }: Watch): void {
  const network = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!work.sent(entry) || !/^(fetch|xmlhttprequest)$/.test(entry.initiatorType)) continue;
      seen.requests.push(entry);
      touch();
    }
  });
  network.observe({ type: 'resource' });
  ended.addEventListener('abort', () => network.disconnect());
}
