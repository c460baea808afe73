import { isOfUnrelated } from './failures-aside.js';
import type { Watch } from './watch.js';

/** Notes the first error of the page's own code. An aborted request is no error, and neither is one that decides nothing. */
export function watchErrors({ seen, ended }: Watch): void {
  const failed = (error: unknown): void => {
    if (error instanceof Error && error.name !== 'AbortError' && !isOfUnrelated(error)) seen.thrown ??= error.message;
  };
  const options = { capture: true, signal: ended };
  window.addEventListener('error', (event) => failed(event.error), options);
  window.addEventListener('unhandledrejection', (event) => failed(event.reason), options);
}
