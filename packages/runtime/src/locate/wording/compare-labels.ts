import { wordsOf } from './words.js';

/** How a label now stands to the label captured, best first. */
export type LabelRelation = 'same' | 'extended' | 'partial' | 'conflict' | 'unknown';

function relation(captured: string, now: string): LabelRelation {
  if (captured === now) return 'same';
  const [was, is] = [wordsOf(captured), wordsOf(now)];
  if (was.length && was.join(' ') === is.join(' ')) return 'same';
  if (extended(was, is)) return 'extended';
  return was.some((word) => is.includes(word)) ? 'partial' : 'conflict';
}

/** Whether a wording is extended or cut short, never substituted: "Sign in" is not "Sign up". */
export function extended(was: string[], is: string[]): boolean {
  const least = Math.min(was.length, is.length);
  return !!least && was.filter((word) => is.includes(word)).length === least;
}

const order: LabelRelation[] = ['same', 'extended', 'partial', 'conflict'];

/** The best relation between any captured wording and any that the element has now; unknown where either has none. */
export function compareLabels(captured: string[], now: string[]): LabelRelation {
  const found = new Set(captured.flatMap((was) => now.map((is) => relation(was, is))));
  return order.find((each) => found.has(each)) ?? 'unknown';
}
