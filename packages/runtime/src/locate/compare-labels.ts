/** How a label now stands to the label captured, best first. */
export type LabelRelation = 'same' | 'extended' | 'partial' | 'conflict' | 'unknown';

// A counter in brackets is no wording: "Cart (3)".
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\(\d+\)/g, '')
    .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

/** The same word, or one with another ending: `order` and `orders`. */
const akin = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) > 3 && Math.abs(a.length - b.length) < 3 && (a.startsWith(b) || b.startsWith(a)));

function relation(captured: string, now: string): LabelRelation {
  if (captured === now) return 'same';
  const [was, is] = [wordsOf(captured), wordsOf(now)];
  if (was.join(' ') === is.join(' ') && was.length) return 'same';
  const kept = was.filter((word) => is.some((other) => akin(word, other))).length;
  // Wording may be extended or cut short, never substituted: "Sign in" is not "Sign up".
  if (kept && kept === Math.min(was.length, is.length)) return 'extended';
  return kept ? 'partial' : 'conflict';
}

const order: LabelRelation[] = ['same', 'extended', 'partial', 'conflict'];

/** The best relation between any captured wording and any that the element has now; unknown where either has none. */
export function compareLabels(captured: string[], now: string[]): LabelRelation {
  const found = new Set(captured.flatMap((was) => now.map((is) => relation(was, is))));
  return order.find((each) => found.has(each)) ?? 'unknown';
}
