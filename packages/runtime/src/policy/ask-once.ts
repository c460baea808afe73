import { confirmed, type Confirmer } from './confirm.js';

/**
 * Prepares the confirmation of one destructive call. The answer counts for this call and this question alone.
 * @param question builds the question from the call as it is now
 * @param ask asks the person; the browser's own dialog unless the app has another
 * @returns asks the person and returns whether the call may act; the same question is asked once
 */
export function askOnce(question: () => string, ask: Confirmer = confirmed): () => Promise<boolean> {
  let asked: string | undefined;
  return async () => {
    const now = question();
    if (now === asked) return true;
    try {
      // Only `true` allows: a page's confirmer may return anything.
      if ((await ask(now)) !== true) return false;
    } catch {
      return false;
    }
    asked = now;
    return true;
  };
}
