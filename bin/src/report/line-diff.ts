/** How many unchanged lines stand around a change, as in every unified diff. */
const around = 3;

/** A line of a diff: unchanged, taken away, put in, or the head of a hunk. */
export interface DiffLine {
  kind: ' ' | '-' | '+' | '@';
  text: string;
}

interface Change {
  /** First line and count in the text before, then in the text after; lines from 0. */
  before: [from: number, count: number];
  after: [from: number, count: number];
}

/**
 * The difference of two texts that share most of their lines in the same order, hunk by hunk. Made for insertions: lines
 * are followed one by one, and where they part, up to the nearest line that both have.
 */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const shown: DiffLine[] = [];
  for (const hunk of hunksOf(changesOf(one, other))) {
    const [first, last] = [hunk[0]!, hunk.at(-1)!];
    const from = Math.max(0, first.before[0] - around);
    const to = Math.min(one.length, last.before[0] + last.before[1] + around);
    const shift = first.after[0] - first.before[0];
    const grown = hunk.reduce((sum, { before: [, gone], after: [, come] }) => sum + come - gone, 0);
    shown.push({ kind: '@', text: `@@ -${from + 1},${to - from} +${from + shift + 1},${to - from + grown} @@` });
    let at = from;
    for (const change of hunk) {
      for (; at < change.before[0]; at += 1) shown.push({ kind: ' ', text: one[at]! });
      for (let i = 0; i < change.before[1]; i += 1) shown.push({ kind: '-', text: one[at + i]! });
      for (let i = 0; i < change.after[1]; i += 1) shown.push({ kind: '+', text: other[change.after[0] + i]! });
      at += change.before[1];
    }
    for (; at < to; at += 1) shown.push({ kind: ' ', text: one[at]! });
  }
  return shown.map(({ kind, text }) => ({ kind, text: text.replace(/\r$/, '') }));
}

function changesOf(one: readonly string[], other: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    if (a < one.length && b < other.length && one[a] === other[b]) {
      a += 1;
      b += 1;
      continue;
    }
    const [gone, come] = nextCommon(one, other, a, b);
    changes.push({ before: [a, gone], after: [b, come] });
    a += gone;
    b += come;
  }
  return changes;
}

/** How many lines to leave out on either side until both go on alike, as few as possible. */
function nextCommon(one: readonly string[], other: readonly string[], a: number, b: number): [number, number] {
  const most = one.length - a + other.length - b;
  for (let sum = 1; sum < most; sum += 1) {
    for (let gone = Math.max(0, sum - (other.length - b)); gone <= Math.min(sum, one.length - a); gone += 1) {
      const come = sum - gone;
      const [left, right] = [a + gone, b + come];
      if (left < one.length && right < other.length && one[left] === other[right]) return [gone, come];
    }
  }
  return [one.length - a, other.length - b];
}

/** Changes whose surroundings touch are shown together. */
function hunksOf(changes: readonly Change[]): Change[][] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1)?.at(-1);
    if (last !== undefined && change.before[0] - (last.before[0] + last.before[1]) <= 2 * around)
      hunks.at(-1)!.push(change);
    else hunks.push([change]);
  }
  return hunks;
}
