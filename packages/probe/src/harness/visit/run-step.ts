import type { Page } from 'playwright';

import { DeadlinePassed, withDeadline } from '../../timing/with-deadline.js';
import { failureReason } from '../pages/failure-reason.js';

/** Why a step of the developer's failed, and where in their code, as far as that is known. */
export interface StepFailure {
  reason: string;
  where: string | undefined;
}

/**
 * Runs a harness's `setup` or `login`.
 * @param deadline milliseconds
 * @param placeOf where in the developer's own code an error arose
 * @returns null when it went through; the signal's reason counts as a failure
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

/** Rejects with the signal's reason; a step of the developer's does not know of it. */
function aborted(signal: AbortSignal | undefined, over: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: over });
  });
}
