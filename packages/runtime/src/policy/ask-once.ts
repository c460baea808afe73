import { confirmed } from './confirm.js';

/**
 * Prepares the confirmation of one destructive call.
 * @param question builds the question from the call as it is now
 * @returns asks the person and returns whether the call may act; the same question is asked once
 */
export function askOnce(question: () => string): () => boolean {
  let asked: string | undefined;
  return () => {
    const now = question();
    if (now === asked) return true;
    asked = now;
    return confirmed(now);
  };
}
