import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls a function until it returns an answer, for things without events (another process's port).
 * @param ask returns null while there is no answer
 * @returns the answer, or null after `deadline` (milliseconds from now)
 * @throws the errors of `ask`, and the signal's reason
 */
export async function pollUntil<T>(
  ask: () => Promise<T | null>,
  options: { deadline: number; every?: number; signal?: AbortSignal | undefined },
): Promise<T | null> {
  const end = performance.now() + options.deadline;
  for (;;) {
    options.signal?.throwIfAborted();
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() >= end) return null;
    await delay(options.every ?? 100, undefined, options.signal === undefined ? {} : { signal: options.signal });
  }
}
