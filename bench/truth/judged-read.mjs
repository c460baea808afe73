import { isDeepStrictEqual } from 'node:util';

/**
 * Judges a job that returns what the page shows: right if the answer is completed, holds what the list's `reads` wants,
 * and the app's state stayed as it was.
 *
 * @param seen The result of `makeCall`, or undefined if the map has no such tool.
 */
export function judgedRead({ reads }, seen) {
  if (seen === undefined) return { verdict: 'missing tool' };
  if (seen.missing !== undefined) return { verdict: 'missing tool', note: seen.missing };
  const { before, after, answer } = seen;
  const facts = { status: answer?.status, messages: answer?.messages };
  if (!isDeepStrictEqual(before, after)) return { verdict: 'wrong act', ...facts };
  if (answer?.status !== 'completed') return { verdict: 'not done', ...facts };
  return { verdict: reads(answer) === true ? 'right' : 'false success', ...facts };
}
