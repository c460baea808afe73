import type { Browser } from 'playwright';

/** Closes a browser when a run is aborted. The caller closes the browser as well, and receives the errors of closing. */
export function closeOnAbort(browser: Browser, signal: AbortSignal | undefined): void {
  const close = (): void => void browser.close().catch(() => undefined);
  signal?.addEventListener('abort', close, { once: true });
  browser.on('disconnected', () => signal?.removeEventListener('abort', close));
}
