import { withoutCounts } from '@webmcp/text';

import { wordsOf } from './words.js';

/** The relations of a present label to a captured one, best first. */
export type LabelRelation = 'same' | 'extended' | 'partial' | 'conflict' | 'unknown';

function relation(captured: string, now: string): LabelRelation {
  if (captured === now) return 'same';
  const [was, is] = [wordsOf(captured), wordsOf(now)];
  if (was.length && was.join(' ') === is.join(' ')) return 'same';
  // A count without a space before it makes one word of two: "To do2".
  if (extended(was, is) || captured === withoutCounts(now)) return 'extended';
  return was.some((word) => is.includes(word)) ? 'partial' : 'conflict';
}

/** Decides whether words were only added or cut, and none was replaced: "Sign in" is not "Sign up". */
export function extended(was: string[], is: string[]): boolean {
  const least = Math.min(was.length, is.length);
  return !!least && was.filter((word) => is.includes(word)).length === least;
}

const order: LabelRelation[] = ['same', 'extended', 'partial', 'conflict'];

/** Returns the best relation between any captured label and any present label; `unknown` if one side has no label. */
export function compareLabels(captured: string[], now: string[]): LabelRelation {
  const found = new Set(captured.flatMap((was) => now.map((is) => relation(was, is))));
  return order.find((each) => found.has(each)) ?? 'unknown';
}
