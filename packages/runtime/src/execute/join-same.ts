import type { CallResult } from '@webmcp/contract';

/** The calls that have not ended, by tool and arguments. */
const underWay = new Map<string, { done: Promise<CallResult>; signal: AbortSignal | undefined }>();

/**
 * Joins a call to an equal call that has not ended: an agent that sends a call again while it waits wants one act. The
 * joined call gets the answer of the first, with a message that the act was done once. A caller that wants two acts
 * waits for the first answer, or sends two idempotency keys. A cancelled first call leaves the act to the second.
 * @param signal cancels this call
 */
export async function joinSame(
  tool: string,
  args: unknown,
  act: () => Promise<CallResult>,
  signal: AbortSignal | undefined,
): Promise<CallResult> {
  const key = keyOf(tool, args);
  if (key === undefined) return act();
  const first = underWay.get(key);
  // The first call is noted at once, so that an equal call of the same moment finds it.
  if (first) {
    const result = await first.done;
    const message = 'The same call was under way, so both calls acted at most once together';
    if (!first.signal?.aborted) return { ...result, messages: [...result.messages, message] };
  }
  const done = act().finally(() => underWay.get(key) === entry && underWay.delete(key));
  const entry = { done, signal };
  underWay.set(key, entry);
  return done;
}

/** Returns the key of a call; undefined for arguments that have no JSON text. */
function keyOf(tool: string, args: unknown): string | undefined {
  try {
    return `${tool} ${JSON.stringify(args)}`;
  } catch {
    return undefined;
  }
}
