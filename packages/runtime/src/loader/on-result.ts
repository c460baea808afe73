import type { CallReport } from '@webmcp/contract';

import { resultEvent } from '../register/report-result.js';

/**
 * Calls a listener after each call of a tool, with tool, status and the names of the healed parts. Loads nothing.
 *
 * @returns a function that stops listening
 */
export function onResult(listener: (report: CallReport) => void): () => void {
  const listen = (event: Event): void => listener((event as CustomEvent<CallReport>).detail);
  window.addEventListener(resultEvent, listen);
  return () => window.removeEventListener(resultEvent, listen);
}
