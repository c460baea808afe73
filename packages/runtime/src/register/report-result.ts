import type { CallReport, CallResult } from '@webmcp/contract';

/** The event of the window that reports each call. The loader listens for it. */
export const resultEvent = 'webmcp:result';

/**
 * Reports the end of a call to the page. The report holds words of the map alone, because any script of the page can
 * listen: no value, no message, no text of the page.
 */
export function reportResult({ tool, status, healed = [] }: CallResult): void {
  const detail: CallReport = { tool, status, healed: healed.map(({ field }) => field) };
  window.dispatchEvent(new CustomEvent(resultEvent, { detail }));
}
