import type { Page } from 'playwright';
import { DeadlinePassed, withDeadline } from '../../timing/with-deadline.js';
import { failureReason } from '../pages/failure-reason.js';

/** The failure of a harness step: the reason, and the place in the developer's code if known. */
export interface StepFailure {
  reason: string;
  where: string | undefined;
}

/**
 * Runs a harness's `setup` or `login`.
 * @param deadline milliseconds
 * @param placeOf finds the place of an error in the developer's own code
 * @returns null for a step that succeeded; an aborted signal is a failure
 */
export async function runStep(
  step: (context: { page: Page }) => Promise<void> | void,
  page: Page,
  deadline: number,
  placeOf: (error: unknown) => string | undefined,
  signal?: AbortSignal,
): Promise<StepFailure | null> {
  const over = new AbortController();
  try {
    const limit = `it took longer than ${Math.round(deadline / 1000)} s`;
    await withDeadline(Promise.race([step({ page }), aborted(signal, over.signal)]), deadline, limit);
    return null;
  } catch (cause) {
    return { reason: failureReason(cause), where: cause instanceof DeadlinePassed ? undefined : placeOf(cause) };
  } finally {
    over.abort();
  }
}

/** Rejects with the signal's reason, because a harness step knows nothing of the signal. */
function aborted(signal: AbortSignal | undefined, over: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: over });
  });
}
