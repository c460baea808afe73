import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again and again until there is an answer, for what cannot be listened to (another process's port).
 * @param ask gives null as long as there is no answer
 * @returns the answer, or null when `deadline` (milliseconds from now) has passed
 * @throws what `ask` throws, and the signal's reason
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
