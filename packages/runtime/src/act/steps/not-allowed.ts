import type { CallResult } from '@webmcp/contract';

import type { StepState } from './step-state.js';

/** Ends the call if the caller cancelled it, or the person did not allow a destructive call. */
export async function notAllowed({ call, page }: StepState): Promise<CallResult | undefined> {
  return call.signal?.aborted || !(await page.allowed())
    ? call.answer('denied', ['The call was not allowed, or cancelled; nothing was submitted'])
    : undefined;
}
