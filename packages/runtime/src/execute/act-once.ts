import type { CallResult } from '@webmcp/contract';

import { digest } from '../locate/fingerprint/digest.js';
import { keepAnswer, keptAnswers } from './kept-answers.js';

/** Matches the statuses of calls that touched nothing: the same call may be tried again. */
const untouched = /^(invalid_input|not_found|ambiguous|unavailable|denied)$/;

const running = new Map<string, { call: string; done: Promise<CallResult> }>();

/** Returns a digest of a tool and its arguments; undefined for arguments that have no JSON text, such as a cycle. */
export function callDigest(tool: string, args: unknown): string | undefined {
  let text: string;
  try {
    text = JSON.stringify(args) ?? '';
  } catch {
    return undefined;
  }
  return `${tool} ${text.length} ${[0, 1, 2].map((salt) => digest(salt + text)).join('')}`;
}

/**
 * Makes calls with one key act once: the first call acts, the others get its answer. Refuses a key of another call.
 * Refuses also a key whose call was cut off when the page was left, because that outcome is unknown.
 * @param act carries the call out, and calls `started` before it touches the page. Keeps answers that may change itself
 * @param again returns the answer of an earlier call as it is now
 */
export async function actOnce(
  key: string,
  call: string,
  answer: (status: 'invalid_input' | 'unknown', messages: string[]) => CallResult,
  act: (started: () => void) => Promise<CallResult>,
  again: () => Promise<CallResult | undefined>,
): Promise<CallResult> {
  const now = running.get(key);
  const past = keptAnswers()[key];
  if ((now ?? past ?? { call }).call !== call)
    return answer('invalid_input', [
      `The idempotency key ${JSON.stringify(key)} was used for another call; take a new key`,
    ]);
  if (now) return await now.done;
  if (past)
    return (
      (past.result && (await again())) ??
      answer('unknown', ['The page was left before this call ended; look at the page before you repeat the call'])
    );
  const done = act(() => keepAnswer(key, { call })).then((result) => {
    const isFree = untouched.test(result.status);
    if (isFree) keepAnswer(key, undefined);
    else if (!result.id) keepAnswer(key, { call, result });
    if (isFree || keptAnswers()[key]) running.delete(key);
    return result;
  });
  running.set(key, { call, done });
  return await done;
}
