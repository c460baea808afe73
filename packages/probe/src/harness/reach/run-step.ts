import type { Page } from 'playwright';
import { DeadlinePassed, withDeadline } from '../../timing/with-deadline.js';
import { failureReason } from '../pages/failure-reason.js';
import { outlastsDocument } from '../pages/outlasts-document.js';
import type { VisitContext } from './visit-context.js';

/** A harness's `setup` or `login`. */
export type HarnessStep = (context: { page: Page }) => Promise<void> | void;

/** A harness step that succeeded. */
export interface StepEnd {
  /** True if the step used a part of the page that may outlast the shown document. */
  outlasts: boolean;
}

/**
 * Runs a harness step in a page.
 * @param over aborted when nobody waits for the step any more
 * @throws the error of the step
 */
export type StepRunner = (step: HarnessStep, page: Page, over: AbortSignal) => Promise<StepEnd>;

/** The error of a step that another step interrupted. The step can run again. */
export class StepInterrupted extends Error {
  override readonly name = 'StepInterrupted';
}

/** The failure of a harness step: the reason, and the place in the developer's code if known. */
export interface StepFailure {
  reason: string;
  where: string | undefined;
  isInterrupted: boolean;
}

/** The end of a harness step. A step that failed may have changed everything. */
export interface StepResult extends StepEnd {
  failure: StepFailure | null;
}

/** Runs a harness step in this process. */
export const runHere: StepRunner = async (step, page) => {
  const asked = outlastsDocument(page);
  let outlasts = true;
  try {
    await step({ page });
  } finally {
    outlasts = asked();
  }
  return { outlasts };
};

/** Runs a harness's `setup` or `login`, at most for its deadline. An aborted signal is a failure. */
export async function runStep(
  step: HarnessStep,
  page: Page,
  { runner, deadlines, placeOf, signal }: Pick<VisitContext, 'runner' | 'deadlines' | 'placeOf' | 'signal'>,
): Promise<StepResult> {
  const over = new AbortController();
  try {
    const limit = `it took longer than ${Math.round(deadlines.setup / 1000)} s`;
    const running = runner(step, page, over.signal);
    const end = await withDeadline(Promise.race([running, aborted(signal, over.signal)]), deadlines.setup, limit);
    return { ...end, failure: null };
  } catch (cause) {
    const where = cause instanceof DeadlinePassed ? undefined : placeOf(cause);
    return {
      outlasts: true,
      failure: { reason: failureReason(cause), where, isInterrupted: cause instanceof StepInterrupted },
    };
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
