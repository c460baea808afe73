import type { Page } from 'playwright';

import { DeadlinePassed, withDeadline } from '../with-deadline.js';
import { failureReason } from './failure-reason.js';

/** Why a step of the developer's failed, and where in their code, as far as that is known. */
export interface StepFailure {
  reason: string;
  where: string | undefined;
}

/**
 * Runs a harness's `setup` or `login`.
 * @param deadline milliseconds
 * @param placeOf where in the developer's own code an error arose
 * @returns null when it went through
 */
export async function runStep(
  step: (context: { page: Page }) => Promise<void> | void,
  page: Page,
  deadline: number,
  placeOf: (error: unknown) => string | undefined,
): Promise<StepFailure | null> {
  try {
    const limit = `it took longer than ${Math.round(deadline / 1000)} s`;
    await withDeadline(Promise.resolve(step({ page })), deadline, limit);
    return null;
  } catch (cause) {
    return { reason: failureReason(cause), where: cause instanceof DeadlinePassed ? undefined : placeOf(cause) };
  }
}
