import type { CallResult } from '@webmcp/contract';

/** The calls that have not ended, by digest. */
const underWay = new Map<string, { done: Promise<CallResult>; signal: AbortSignal | undefined }>();

/**
 * Joins a call to an equal call that has not ended: an agent that sends a call again while it waits wants one act. The
 * joined call gets the answer of the first, with a message that the act was done once. A caller that wants two acts
 * waits for the first answer, or sends two idempotency keys. A cancelled first call leaves the act to the second.
 * @param call the digest of tool and arguments
 * @param signal cancels this call
 */
export async function joinSame(
  call: string,
  act: () => Promise<CallResult>,
  signal: AbortSignal | undefined,
): Promise<CallResult> {
  const first = underWay.get(call);
  // The first call is noted at once, so that an equal call of the same moment finds it.
  if (first) {
    const result = await first.done;
    const message = 'The same call was under way, so both calls acted at most once together';
    if (!first.signal?.aborted) return { ...result, messages: [...result.messages, message] };
  }
  const done = act().finally(() => underWay.get(call) === entry && underWay.delete(call));
  const entry = { done, signal };
  underWay.set(call, entry);
  return done;
}
